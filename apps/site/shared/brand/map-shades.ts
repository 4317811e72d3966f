/** Shades of the price map, from cheap to expensive. */
export const mapShades = [1, 2, 3, 4, 5].map((step) => `var(--map-${step})`);
