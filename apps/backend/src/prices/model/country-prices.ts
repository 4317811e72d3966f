import type { SubscriptionPrice, TransactionSms } from '@website/contracts/prices-types';
import { formatOptional } from '../money/amount.ts';
import type { SmsRow, SubscriptionRow } from './rows.ts';

/** Specification section 3, transactionSms; null where a country has no row. */
export function smsOf(row: SmsRow | undefined): TransactionSms | null {
	if (!row) return null;
	return {
		country: row.country,
		DKK: formatOptional(row.dkk),
		DKKpremium: formatOptional(row.dkkPremium),
		EUR: formatOptional(row.eur),
		EURpremium: formatOptional(row.eurPremium),
		validFrom: row.validFrom,
	};
}

/** Specification section 3, subscriptionKeyword and subscriptionNumber. */
export function subscriptionOf(row: SubscriptionRow | undefined): SubscriptionPrice | null {
	if (!row) return null;
	return {
		country: row.country,
		DKK: formatOptional(row.dkk),
		DKKfee: formatOptional(row.dkkFee),
		EUR: formatOptional(row.eur),
		EURfee: formatOptional(row.eurFee),
		validFrom: row.validFrom,
	};
}
