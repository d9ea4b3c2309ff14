/** A new canvas right over another one of the same table, at its top left and without a size. */
export function newOver(below: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.inset = '0 auto auto 0';
  canvas.width = 0;
  below.after(canvas);
  return canvas;
}
