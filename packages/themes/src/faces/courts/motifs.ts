/** Small figures strewn over the robes, around 0, 0: star, heart, lozenge, trefoil. */
export const motifs = [
  'M0-20q4 16 20 20-16 4-20 20-4-16-20-20 16-4 20-20z',
  'M0 18C-6 8-20 2-20-8c0-14 18-14 20 0 2-14 20-14 20 0C20 2 6 8 0 18z',
  'M0-22l15 22L0 22l-15-22z',
  'M0-2a10 10 0 1 1 10 10L3 6l5 16H-8l5-16-7 2A10 10 0 1 1 0-2z',
] as const;
