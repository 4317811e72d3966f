import type { CollectionConfig, RowField, TextField } from 'payload';
import { isAdmin } from '../../access/is-admin.ts';
import { isSignedIn } from '../../access/is-signed-in.ts';
import { words } from '../../editing/words.ts';
import { amountField } from '../money/amount-field.ts';

export const group = words('Prices', 'Priser', 'Preise');

/** Editors and administrators; the public reads prices through the price API only. */
export const editorsOnly: NonNullable<CollectionConfig['access']> = {
	read: isSignedIn,
	create: isSignedIn,
	update: isSignedIn,
	delete: isSignedIn,
	readVersions: isSignedIn,
};

export const adminsOnly: NonNullable<CollectionConfig['access']> = {
	read: isAdmin,
	create: isAdmin,
	update: isAdmin,
	delete: isAdmin,
};

/** Every change is kept and can be taken back. */
export const keepVersions: CollectionConfig['versions'] = { maxPerDoc: 0, drafts: false };

/** Both currencies side by side. */
export const pricePair = (): RowField => ({
	type: 'row',
	fields: [
		amountField('eur', words('EUR', 'EUR', 'EUR')),
		amountField('dkk', words('DKK', 'DKK', 'DKK')),
	],
});

/** Name of a related document as this one's title; nothing is stored. */
export const titleOf = (path: string): TextField => ({
	name: 'title',
	type: 'text',
	virtual: path,
	label: words('Name', 'Navn', 'Name'),
	admin: { hidden: true },
});

/** Import and export beside the list. */
export const csvPanel = { beforeListTable: ['/prices/admin/csv-panel.tsx#CsvPanel'] };
