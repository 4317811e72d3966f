import { useEffect, useMemo } from 'react';
import { hasWords, operatorText, operatorWords } from '#shared/prices/operator-search.ts';
import type { OperatorPrices, TransactionRcs } from '#shared/prices/price-model.ts';
import { usePrices } from '../use-prices';
import type { ExplorerRow } from './columns';

export type Line =
	| { kind: 'country'; key: string; row: ExplorerRow }
	| { kind: 'operator'; key: string; entry: OperatorPrices | null };

/** The store's RCS prices, which the RCS-only variant fetches for the open country (specification section 7). */
function useOpenCountry(open: string | null): TransactionRcs | null {
	const rcs = usePrices((state) => state.rcsData.transactionRcs);
	const selectRcsCountry = usePrices((state) => state.selectRcsCountry);
	// The figures of another currency come with the first operators only.
	const isIncomplete = rcs?.country === open && rcs?.all !== undefined;
	useEffect(() => {
		if (open) void selectRcsCountry(open);
	}, [open, selectRcsCountry]);
	useEffect(() => {
		if (open && isIncomplete) void selectRcsCountry(open);
	}, [open, isIncomplete, selectRcsCountry]);
	return rcs?.country === open && !isIncomplete ? rcs : null;
}

/** A line for each country, and below the open one for each of its operators, or of those that the search means. */
export function useLines(rows: ExplorerRow[], open: string | null, query: string): Line[] {
	const rcs = useOpenCountry(open);
	return useMemo(
		() =>
			rows.flatMap((row): Line[] => {
				const { code } = row.option;
				const line: Line = { kind: 'country', key: code, row };
				if (code !== open) return [line];
				if (!rcs) return [line, { kind: 'operator', key: `${code} pending`, entry: null }];
				const words = row.matching === undefined ? [] : operatorWords(query);
				const operators = rcs.operators
					.filter(({ operator }) => hasWords(operatorText(operator), words))
					.map(
						(entry): Line => ({
							kind: 'operator',
							key: `${code} ${entry.operator.id}`,
							entry,
						}),
					);
				return [line, ...operators];
			}),
		[rows, open, query, rcs],
	);
}
