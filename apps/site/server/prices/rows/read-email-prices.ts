import { type EmailPrice, emailUnits } from '#shared/prices/prices.ts';
import { isFields, readDay, readPrice, readText } from './read-field.ts';
import type { RowProblems } from './row-problems.ts';

/** A number of e-mails: whole, as number or digits. */
function readVolume(value: unknown, problems: RowProblems): number | null {
	const volume = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
	return typeof volume === 'number' && Number.isSafeInteger(volume) && volume >= 0
		? volume
		: problems.leaveOut('not a number of e-mails');
}

function readTier(row: unknown, problems: RowProblems): EmailPrice | null {
	if (!isFields(row)) return problems.leaveOut('not an object');
	const id = readText(row.id, problems.at('id'));
	const name = readText(row.name, problems.at('name'));
	const from = readVolume(row.from, problems.at('from'));
	const open = row.to === null || row.to === undefined;
	const to = open ? null : readVolume(row.to, problems.at('to'));
	if (id === null || name === null || from === null || (to === null && !open)) return null;
	if (to !== null && to < from) return problems.leaveOut('ends before it begins');
	const unit = row.unit ? emailUnits.find((known) => known === row.unit) : 'EMAIL';
	// A figure whose unit is not known would be read for something it is not.
	if (!unit) return problems.at('unit').leaveOut('not a known unit');
	return {
		id,
		name,
		from,
		to,
		EUR: readPrice(row.EUR, problems.at('EUR')),
		DKK: readPrice(row.DKK, problems.at('DKK')),
		unit,
		validFrom: readDay(row.validFrom, problems.at('validFrom')),
	};
}

/** The e-mail price tiers, smallest first; a tier that can't be used or comes again is left out and noted in `problems`. */
export function readEmailPrices(rows: readonly unknown[], problems: RowProblems): EmailPrice[] {
	const ids = new Set<string>();
	return rows
		.flatMap((row, index) => {
			const here = problems.at(`tier ${index}`);
			const tier = readTier(row, here);
			if (!tier) return [];
			if (ids.has(tier.id)) return here.leaveOut('a second tier with the same id') ?? [];
			ids.add(tier.id);
			return tier;
		})
		.sort((one, other) => one.from - other.from);
}
