import type { PerCurrency } from '@website/contracts/currencies';
import type { EmailRow } from './model/rows.ts';
import { latestBy } from './model/rows.ts';
import { contractAmounts } from './model/stored-amounts.ts';

/** Specification section 3, Email price: one tier of monthly volume. */
export interface EmailPrice extends PerCurrency<string | null> {
	id: string;
	name: string;
	from: number;
	to: number | null;
	unit: EmailRow['unit'];
	validFrom: string;
}

export const emailPrices = (rows: readonly EmailRow[]): EmailPrice[] =>
	[...latestBy(rows, ({ code }) => code).values()]
		.filter(({ withdrawn }) => !withdrawn)
		.sort((a, b) => a.fromVolume - b.fromVolume || a.code.localeCompare(b.code))
		.map((row) => ({
			id: row.code,
			name: row.name,
			from: row.fromVolume,
			to: row.toVolume ?? null,
			...contractAmounts(row, ''),
			unit: row.unit,
			validFrom: row.validFrom,
		}));
