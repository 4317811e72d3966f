const borders = [
	'border-accent',
	'border-secondary',
	'border-tertiary',
	'border-positive',
] as const;

/** Border color of the nth of several neighbors, in hoisting order. Decoration: it carries no meaning. */
export function flagBorder(index: number): string {
	return borders[index % borders.length] ?? borders[0];
}
