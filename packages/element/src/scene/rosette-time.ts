/** One court after another rises from its foundation; times in ms. */
export const pace = { stagger: 70, rise: 800 };

/** How long it takes until the last court lies, in ms. */
export const rosetteTime = 11 * pace.stagger + pace.rise;
