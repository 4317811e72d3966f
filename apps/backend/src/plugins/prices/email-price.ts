import { perCurrency } from '@website/contracts/currencies';
import { z } from 'zod';
import { decimal, isoDay } from './model/decimal.ts';
import { latestBy } from './model/latest.ts';
import type { EmailRow } from './model/rows.ts';
import { contractAmounts } from './model/stored-amounts.ts';

/** Specification section 3, Email price: one tier of monthly volume. */
export const emailPrice = z
	.object({
		id: z.string().meta({ description: "The tier's code; stays the same when its price changes." }),
		name: z.string(),
		from: z.int().min(0).meta({ description: 'First e-mail of the month in this tier.' }),
		to: z.int().min(0).nullable().meta({ description: 'Last e-mail; null has no upper limit.' }),
		...perCurrency(() => decimal.nullable()),
		unit: z
			.enum(['EMAIL', 'THOUSAND_EMAILS', 'MONTH'])
			.meta({ description: 'What the price is for: one e-mail, a thousand, or a month.' }),
		validFrom: isoDay,
	})
	.meta({ id: 'EmailPrice', description: 'Price of a tier. "0" is free, null is no price.' });

export type EmailPrice = z.infer<typeof emailPrice>;

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
