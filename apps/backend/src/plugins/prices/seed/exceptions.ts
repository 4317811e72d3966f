/** Countries of the samples that stand for a case of their own. */
export const noPrices = new Set(['AQ', 'BV', 'CU', 'HM', 'IR', 'KP', 'SY', 'TF', 'UM']);
export const freeCountry = 'LI';

/** They have everything, whatever the hash says: the ones that visitors see first. */
export const complete = new Set(['DE', 'DK', 'FR', 'GB', 'NO', 'SE', 'US']);

/** They have an earlier price and an announced one beside the valid one, which differs by so many millionths of a euro a segment. */
export const announcedChanges: Readonly<Record<string, number>> = {
	DE: 2_500,
	DK: 2_500,
	NL: -1_200,
	US: 900,
};

export const sampleNote = 'Sample price, not an offer';
export const validFrom = '2026-01-01';
export const earlier = '2025-01-01';

/** The first day of a quarter, a month from a day at the earliest: prices that are announced have not begun. */
export function nextQuarter(day: string): string {
	const soonest = new Date(`${day}T00:00:00Z`);
	soonest.setUTCDate(soonest.getUTCDate() + 30);
	const quarter = Math.floor((soonest.getUTCMonth() + 3) / 3);
	return new Date(Date.UTC(soonest.getUTCFullYear(), quarter * 3, 1)).toISOString().slice(0, 10);
}
