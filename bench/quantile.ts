/** The quantile of the values at `share`, from 0 to 1 (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
