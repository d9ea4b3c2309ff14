import type { FaceStep } from '../step.js';

/** The field of a weave within the border, in face units. */
const field = { left: 92, top: 92, width: 816, height: 1216 } as const;

/** The quiet border all backs share: a rim of paper, the ground, one line. */
export function ground(): readonly FaceStep[] {
  return [
    {
      d: 'M80 36H920a44 44 0 0 1 44 44V1320a44 44 0 0 1-44 44H80a44 44 0 0 1-44-44V80A44 44 0 0 1 80 36z',
      fill: 'back-ground',
    },
    {
      d: 'M80 62H920a18 18 0 0 1 18 18V1320a18 18 0 0 1-18 18H80a18 18 0 0 1-18-18V80A18 18 0 0 1 80 62z',
      stroke: 'back-ink',
      width: 10,
    },
  ];
}

/**
 * Repeats a relative path over the field, columns × rows, each from the middle of its cell. An empty path
 * leaves its cell out.
 */
export function repeat(columns: number, rows: number, d: (column: number, row: number) => string): string {
  const place = (column: number, row: number): string => {
    const x = field.left + ((column + 0.5) * field.width) / columns;
    const y = field.top + ((row + 0.5) * field.height) / rows;
    return `M${Math.round(x)} ${Math.round(y)}`;
  };
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const path = d(column, row);
    return path && place(column, row) + path;
  });
  return cells.join('');
}

/** Repeats a relative path at the points where four cells of the same field meet. */
export function between(columns: number, rows: number, d: string): string {
  const [x, y] = [Math.round(field.width / columns / 2), Math.round(field.height / rows / 2)];
  return repeat(columns, rows, (column, row) => (column < columns - 1 && row < rows - 1 ? `m${x} ${y}${d}` : ''));
}
