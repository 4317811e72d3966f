/** Places a card takes in a grid of six columns on wide screens: a third of the row, or half of it. */
export type CardSpan = 2 | 3;

/** Shares cards out over rows of three, with rows of two first where a rest would stay over. */
export function cardSpans(count: number): CardSpan[] {
	const rest = count % 3;
	const halves = rest === 2 ? 2 : rest === 1 && count >= 4 ? 4 : 0;
	return Array.from({ length: count }, (_, index) => (index < halves ? 3 : 2));
}
