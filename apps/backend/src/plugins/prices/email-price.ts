import type { PerCurrency } from '@website/contracts/currencies';
import type { Payload } from 'payload';
import { jsonResponse } from '../../platform/http/responses.ts';
import { authorize } from './authorize.ts';
import { currentBook } from './model/current.ts';
import { latestBy } from './model/latest.ts';
import type { EmailRow } from './model/rows.ts';
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

/** GET /api/v1/prices/email: the list of tiers (specification section 7, Email prices). */
export async function handleEmailPrices(payload: Payload, request: Request): Promise<Response> {
	const refusal = await authorize(payload, request, 'email-prices');
	if (refusal) return refusal;
	const { emailPrices } = await currentBook(payload);
	return jsonResponse(emailPrices);
}
