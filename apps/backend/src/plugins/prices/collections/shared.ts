import { type Currency, currencies } from '@website/contracts/currencies';
import type { CollectionConfig, RowField, TextField } from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { amountField } from '../money/amount-field.ts';
import { type AmountKind, amountName } from '../money/stored-amounts.ts';

export const group = words('Prices', 'Priser', 'Preise');

/** Every change is stored and can be taken back. */
export const keepVersions: CollectionConfig['versions'] = { maxPerDoc: 0, drafts: false };

/** The currencies side by side; what a price is of, beside the price itself, in the three languages of editors. */
export const amountRow = (kind: AmountKind = '', of: Words = words('', '', '')): RowField => {
	const label = (currency: Currency) => {
		const [en, da, de] = [of.en, of.da, of.de].map((word) => `${currency} ${word}`.trim());
		return words(en ?? currency, da ?? currency, de ?? currency);
	};
	return {
		type: 'row',
		fields: currencies.map((currency) => amountField(amountName(currency, kind), label(currency))),
	};
};

/** Name of a related document as this one's title; nothing is stored. */
export const titleOf = (path: string): TextField => ({
	name: 'title',
	type: 'text',
	virtual: path,
	label: words('Name', 'Navn', 'Name'),
	admin: { hidden: true },
});

export const csvPanel = { beforeListTable: ['/access/lists/csv-panel.tsx#CsvPanel'] };
