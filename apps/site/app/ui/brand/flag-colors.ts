const borders = [
	'border-accent',
	'border-secondary',
	'border-tertiary',
	'border-positive',
] as const;

/** The border color of the nth item in a row. Decorative: the color has no meaning. */
export function flagBorder(index: number): string {
	return borders[index % borders.length] ?? borders[0];
}
