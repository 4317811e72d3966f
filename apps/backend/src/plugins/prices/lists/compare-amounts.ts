import type { Column } from '../../../platform/csv/columns.ts';
import type { Row, StoredRow } from '../../../platform/database/write-rows.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { formatAmountIn, isAmount } from '../model/amount.ts';

/** A larger change of an amount, in percent, is marked in the preview. */
const largeChange = 25;
/** A new amount that is this many times the median of its list, or its reciprocal, is marked. */
const farFromMedian = 20;
/** What is left of the decimal point where it separates thousands: Excel and LibreOffice read 0.363 as 363 in Danish and German. */
const lostSeparator = 1000;

const lostSeparatorProblem = (to: number, from: number) =>
	words(
		'{now} is exactly 1,000 times the former price {before}: the program that saved the file lost the decimal point. Edit the file of “Download for Excel” instead',
		'{now} er præcis 1.000 gange den tidligere pris {before}: Programmet, der gemte filen, har mistet decimaltegnet. Redigér i stedet filen fra »Hent til Excel«',
		'{now} ist genau das 1.000-Fache des bisherigen Preises {before}: Das Programm, das die Datei gespeichert hat, hat das Dezimaltrennzeichen verloren. Bearbeiten Sie stattdessen die Datei aus „Für Excel herunterladen“',
		(language) => ({ now: formatAmountIn(to, language), before: formatAmountIn(from, language) }),
	);

/** True if an amount becomes empty, or changes by more than `largeChange`; a price that was free changes by more than any percentage. */
const changesMuch = (from: number, to: unknown): boolean =>
	!isAmount(to) || Math.abs(to - from) * 100 > from * largeChange;

function medianOf(amounts: readonly number[]): number | undefined {
	return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)];
}

interface List {
	columns: readonly Column[];
	key: readonly string[];
	kind?: readonly string[];
}

/** What the comparison of a row of a file finds. */
export interface ComparedRow {
	/** The stored row, or for a new row the last one of the same item before its day, or else the first one after it. */
	former: StoredRow | undefined;
	/** The columns of amounts that somebody should check, because the file may be damaged. */
	marked: string[];
	problems: { column: string; message: Words }[];
}

/**
 * Compares the amounts of an imported row with its former price and, if they are new, with the median of the list. An amount exactly a
 * thousand times the former one is a problem.
 *
 * @param imported the rows of the file, whose median counts for a list without amounts
 */
export function createComparison(
	{ columns, key, kind: kindNames = [] }: List,
	stored: readonly StoredRow[],
	imported: readonly Row[],
): (row: Row, before?: StoredRow) => ComparedRow {
	const names = columns.filter(({ percent }) => percent).map(({ name }) => name);
	const itemNames = key.filter((name) => name !== 'validFrom');
	const keyOf = (row: Row, fields: readonly string[]) =>
		JSON.stringify(fields.map((name) => String(row[name])));
	const byDay = stored.toSorted((a, b) => (String(a.validFrom) < String(b.validFrom) ? -1 : 1));
	const items = Map.groupBy(byDay, (row) => keyOf(row, itemNames));
	const medians = new Map<string, number | undefined>();

	function median(row: Row, name: string): number | undefined {
		const kind = keyOf(row, kindNames);
		const id = `${name} ${kind}`;
		if (!medians.has(id)) {
			const amounts = (rows: readonly Row[]) =>
				rows.flatMap((one) => {
					const amount = one[name];
					return isAmount(amount) && keyOf(one, kindNames) === kind ? [amount] : [];
				});
			medians.set(id, medianOf(amounts(stored)) ?? medianOf(amounts(imported)));
		}
		return medians.get(id);
	}

	function isFarFromMedian(row: Row, name: string, amount: number): boolean {
		const middle = median(row, name);
		return (
			middle !== undefined && (amount > middle * farFromMedian || amount * farFromMedian < middle)
		);
	}

	return (row, before) => {
		const item = items.get(keyOf(row, itemNames)) ?? [];
		const last = item.findLast(({ validFrom }) => String(validFrom) < String(row.validFrom));
		const former = before ?? last ?? item[0];
		const result: ComparedRow = { former, marked: [], problems: [] };
		for (const column of names) {
			// Columns that the file omits stay unchanged.
			if (!(column in row)) continue;
			const to = row[column];
			const from = former?.[column];
			const hadPrice = isAmount(from);
			if (hadPrice && from > 0 && to === from * lostSeparator)
				result.problems.push({ column, message: lostSeparatorProblem(to, from) });
			const isNew = !before || !hadPrice;
			if (
				(hadPrice && changesMuch(from, to)) ||
				(isNew && isAmount(to) && isFarFromMedian(row, column, to))
			)
				result.marked.push(column);
		}
		return result;
	};
}
