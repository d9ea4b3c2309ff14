import type { Point } from '../scene/box.js';

/**
 * Where a pointer is on the table, in its CSS px. Measured against the rectangle of this moment, so that scrolling, zoom,
 * transforms and shifts of the layout are all accounted for.
 */
export function tablePoint(event: { readonly clientX: number; readonly clientY: number }, table: HTMLElement): Point {
  const rect = table.getBoundingClientRect();
  return {
    x: ((event.clientX - rect.left) * table.offsetWidth) / (rect.width || 1),
    y: ((event.clientY - rect.top) * table.offsetHeight) / (rect.height || 1),
  };
}

/** Whether it is the first pointer with its main button: others neither start nor alter a gesture. */
export const isMain = (event: PointerEvent): boolean => event.isPrimary && event.button === 0;
