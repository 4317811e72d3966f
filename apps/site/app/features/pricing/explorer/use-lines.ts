import { useEffect, useMemo } from 'react';
import { hasWords, operatorText, operatorWords } from '#shared/prices/operator-search.ts';
import type { OperatorPrices, TransactionRcs } from '#shared/prices/price-model.ts';
import { usePrices } from '../use-prices';
import type { ExplorerRow } from './columns';

export type Line =
	| { kind: 'country'; key: string; row: ExplorerRow }
	| { kind: 'operator'; key: string; entry: OperatorPrices | null };

/** The RCS prices of the expanded country, which the store fetches with the RCS-only variant (specification section 7). */
function useOpenCountry(open: string | null): TransactionRcs | null {
	const rcs = usePrices((state) => state.rcsData.transactionRcs);
	const selectRcsCountry = usePrices((state) => state.selectRcsCountry);
	// After a change of the currency the store has the first operators only.
	const isLoaded = rcs?.country === open && rcs?.all === undefined;
	useEffect(() => {
		if (open && !isLoaded) void selectRcsCountry(open);
	}, [open, isLoaded, selectRcsCountry]);
	return isLoaded ? rcs : null;
}

/** A line for each country, and for each operator of the expanded country that matches the search. */
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
