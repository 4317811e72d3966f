import type { CollectionConfig, NumberField } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { priceHooks } from '../hooks.ts';
import { priceList } from '../lists/price-lists.ts';
import { amountNames } from '../model/stored-amounts.ts';
import { announcedField } from './announced.ts';
import { noteField } from './note.ts';
import { amountRow, csvPanel, group, keepVersions } from './shared.ts';
import { validFromField } from './valid-from.ts';

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const volume = (name: string, label: Words, required: boolean): NumberField => ({
	name,
	type: 'number',
	required,
	label,
	admin: {
		width: '50%',
		step: 1,
		components: { Cell: '/plugins/prices/admin/cells.tsx#CountCell' },
	},
	validate: (value: unknown) =>
		isCount(value) ||
		(!required && (value === null || value === undefined)) ||
		`0, 1, 2 … (${name})`,
});

/** E-mail prices by monthly volume (specification section 3, Email price). The code of a tier stays the same when its price changes. */
export const emailPriceTiers: CollectionConfig = {
	slug: 'email-price-tiers',
	labels: {
		singular: words('E-mail price tier', 'E-mailpristrin', 'E-Mail-Preisstufe'),
		plural: words('E-mail price tiers', 'E-mailpristrin', 'E-Mail-Preisstufen'),
	},
	admin: {
		group,
		components: csvPanel,
		useAsTitle: 'name',
		defaultColumns: ['name', 'fromVolume', 'toVolume', ...amountNames(), 'unit', 'validFrom'],
	},
	defaultSort: 'fromVolume',
	endpoints: listEndpoints(priceList('email-price-tiers')),
	versions: keepVersions,
	hooks: priceHooks,
	indexes: [{ fields: ['code', 'validFrom'], unique: true }],
	fields: [
		{
			name: 'code',
			type: 'text',
			required: true,
			label: words('Code', 'Kode', 'Code'),
			admin: { placeholder: 'starter' },
			validate: (value: unknown) =>
				(typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) || 'a-z, 0-9, -',
		},
		{
			name: 'name',
			type: 'text',
			required: true,
			maxLength: 200,
			label: words('Name', 'Navn', 'Name'),
		},
		{
			type: 'row',
			fields: [
				volume(
					'fromVolume',
					words('From (e-mails a month)', 'Fra (e-mails pr. måned)', 'Von (E-Mails im Monat)'),
					true,
				),
				volume(
					'toVolume',
					words('Up to (empty: no limit)', 'Til (tomt: ingen grænse)', 'Bis (leer: unbegrenzt)'),
					false,
				),
			],
		},
		amountRow(),
		{
			name: 'unit',
			type: 'select',
			required: true,
			defaultValue: 'THOUSAND_EMAILS',
			label: words('Price is for', 'Prisen er for', 'Preis gilt für'),
			options: [
				{ value: 'EMAIL', label: words('One e-mail', 'Én e-mail', 'Eine E-Mail') },
				{
					value: 'THOUSAND_EMAILS',
					label: words('1,000 e-mails', '1.000 e-mails', '1.000 E-Mails'),
				},
				{ value: 'MONTH', label: words('One month', 'Én måned', 'Einen Monat') },
			],
		},
		{
			name: 'withdrawn',
			type: 'checkbox',
			defaultValue: false,
			label: words(
				'No longer offered from this day',
				'Tilbydes ikke længere fra denne dag',
				'Ab diesem Tag nicht mehr angeboten',
			),
			admin: { position: 'sidebar' },
		},
		validFromField,
		announcedField,
		noteField,
	],
};
