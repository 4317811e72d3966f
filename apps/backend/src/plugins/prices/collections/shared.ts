import { type Currency, currencies } from '@website/contracts/currencies';
import type { CollectionConfig, RowField, TextField } from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { amountField } from '../model/amount-field.ts';
import { type AmountKind, amountName } from '../model/stored-amounts.ts';

export const group = words('Prices', 'Priser', 'Preise');

/** Keeps all versions, without drafts, so that every change can be undone. */
export const keepVersions: CollectionConfig['versions'] = { maxPerDoc: 0, drafts: false };

/**
 * A row with an amount field for each currency.
 *
 * @param kindLabel follows the currency in the labels, for example "EUR premium"
 */
export const amountRow = (
	kind: AmountKind = '',
	kindLabel: Words = words('', '', ''),
): RowField => {
	const label = (currency: Currency) => {
		const [en, da, de] = [kindLabel.en, kindLabel.da, kindLabel.de].map((word) =>
			`${currency} ${word}`.trim(),
		);
		return words(en ?? currency, da ?? currency, de ?? currency);
	};
	return {
		type: 'row',
		fields: currencies.map((currency) => amountField(amountName(currency, kind), label(currency))),
	};
};

/** A virtual title field: the value of a field of a related document. */
export const titleFrom = (path: string): TextField => ({
	name: 'title',
	type: 'text',
	virtual: path,
	label: words('Name', 'Navn', 'Name'),
	admin: { hidden: true },
});

export const csvPanel = { beforeListTable: ['/access/lists/csv-panel.tsx#CsvPanel'] };
