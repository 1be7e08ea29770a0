/** How seats are told apart in charts: a line and a shape in a fixed order, your own first. */
export const DASHES = ["none", "7 5", "2.5 4.5", "11 4 2.500 4"];
/** A dot, a square, a triangle and a diamond around the origin. */
export const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M-4.500-4.500h9v9h-9z",
  "M0-5.500L5.500 4.500H-5.500z",
  "M0-6L6 0 0 6-6 0z",
];

/** Return the order of seats in a chart: your own, then the others in turn. */
export function chartOrder(seats: number, own: number): number[] {
  return Array.from({ length: seats }, (_, i) => (own + i) % seats);
}
