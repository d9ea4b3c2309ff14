import type { FaceStep } from '../step.js';

/** The field of a weave: its left, top, right and bottom in face units, within the border. */
export const field = { left: 80, top: 80, right: 920, bottom: 1320 } as const;

/** The quiet border all backs share: a rim of paper, the ground, one line. */
export function ground(): readonly FaceStep[] {
  return [
    {
      d: 'M75 36H925a39 39 0 0 1 39 39V1325a39 39 0 0 1-39 39H75a39 39 0 0 1-39-39V75A39 39 0 0 1 75 36z',
      fill: 'back-ground',
    },
  ];
}

/** Repeats a relative path over the field, columns × rows, each at the middle of its cell. */
export function repeat(columns: number, rows: number, d: (column: number, row: number) => string): string {
  const [w, h] = [(field.right - field.left) / columns, (field.bottom - field.top) / rows];
  const cells = Array.from(
    { length: columns * rows },
    (_, cell) => [cell % columns, Math.floor(cell / columns)] as const,
  );
  const move = (column: number, row: number) =>
    `M${Math.round(field.left + (column + 0.5) * w)} ${Math.round(field.top + (row + 0.5) * h)}`;
  return cells
    .map(([column, row]) => {
      const path = d(column, row);
      return path === '' ? '' : move(column, row) + path;
    })
    .join('');
}
