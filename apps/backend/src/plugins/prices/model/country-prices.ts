import type { SubscriptionPrice, TransactionSms } from '@website/contracts/prices-types';
import type { SmsRow, SubscriptionRow } from './rows.ts';
import { contractAmounts } from './stored-amounts.ts';

/** Specification section 3, transactionSms; null for a country without a row. */
export function toTransactionSms(row: SmsRow | undefined): TransactionSms | null {
	if (!row) return null;
	return {
		country: row.country,
		...contractAmounts(row, ''),
		...contractAmounts(row, 'Premium'),
		validFrom: row.validFrom,
	};
}

/** Specification section 3, subscriptionKeyword and subscriptionNumber. */
export function toSubscriptionPrice(row: SubscriptionRow | undefined): SubscriptionPrice | null {
	if (!row) return null;
	return {
		country: row.country,
		...contractAmounts(row, ''),
		...contractAmounts(row, 'Fee'),
		validFrom: row.validFrom,
	};
}
