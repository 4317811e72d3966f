// A fixed rate for samples only; real prices in two currencies are set one by one.
const dkkPerHundredEur = 746;
const tidy = 1_000;

/** A sample's price in DKK: millionths, rounded to three decimals. */
export const inDkk = (eur: number): number =>
	Math.round((eur * dkkPerHundredEur) / 100 / tidy) * tidy;

/** Both currencies of a sample under two field names. */
export const pair = (eur: number | null, suffix = ''): Record<string, number | null> => ({
	[`eur${suffix}`]: eur,
	[`dkk${suffix}`]: eur === null ? null : inDkk(eur),
});
