import { mccMncPattern } from '@website/contracts/operators';
import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import type { CollectionConfig, NumberField } from 'payload';
import { choice, line, yesNo } from '../../../model/fields/text.ts';
import { code, information } from '../../../platform/csv/columns.ts';
import { csvProblems } from '../../../platform/csv/problem.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { preventDeletionWithPrices } from '../hooks.ts';
import { country } from '../lists/columns.ts';
import { type PriceList, priceCollection, priceCsvList } from '../lists/price-list.ts';
import { type ListSlug, withOperators } from '../lists/with-operators.ts';
import { amountNames } from '../model/stored-amounts.ts';
import { countryTitle } from './country-names.ts';
import { amountRow, countryField, datedFields, noteField, titleFrom } from './fields.ts';

/** The labels of RCS types, the same as on the site's price pages. */
const typeNames: Record<RcsType, Words> = {
	BASIC: words('Basic', 'Basic', 'Basic'),
	SINGLE: words('Single', 'Single', 'Single'),
	CONVERSATION_A2P: words(
		'Conversation you start',
		'Samtale, afsenderen begynder',
		'Konversation, Sie beginnen',
	),
	CONVERSATION_P2A: words(
		'Conversation they start',
		'Samtale, kunden begynder',
		'Konversation, Kunde beginnt',
	),
};

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

const nameField = {
	...line('name', words('Name', 'Navn', 'Name'), { required: true }),
	maxLength: 200,
};

/** The code of a tier, which stays the same when its price changes. */
const tierCode = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Mobile operators, and the price lists of each channel (specification section 3). */
const lists: readonly PriceList[] = [
	{
		slug: 'operators',
		labels: {
			singular: words('Operator', 'Teleselskab', 'Netzbetreiber'),
			plural: words('Operators', 'Teleselskaber', 'Netzbetreiber'),
		},
		admin: {
			useAsTitle: 'name',
			defaultColumns: ['name', 'countryIso', 'mccMnc', 'region'],
			listSearchableFields: ['name', 'mccMnc'],
		},
		hooks: { beforeDelete: [preventDeletionWithPrices] },
		key: ['countryIso', 'mccMnc'],
		columns: ['countryIso', code('mccMnc', mccMncPattern, '23801'), 'name', 'region', 'note'],
		fields: [
			nameField,
			countryField('countryIso'),
			{
				name: 'mccMnc',
				type: 'text',
				required: true,
				label: words('MCC and MNC', 'MCC og MNC', 'MCC und MNC'),
				admin: { placeholder: '23801' },
				validate: (value: unknown) =>
					(typeof value === 'string' && mccMncPattern.test(value)) || '23801, 310260 … (mccMnc)',
			},
			{ ...line('region', words('Region', 'Region', 'Region')), maxLength: 200 },
			noteField,
		],
	},
	{
		slug: 'sms-prices',
		labels: {
			singular: words('SMS price', 'Sms-pris', 'SMS-Preis'),
			plural: words('SMS prices', 'Sms-priser', 'SMS-Preise'),
		},
		admin: {
			useAsTitle: 'title',
			defaultColumns: ['country', ...amountNames(['', 'Premium']), 'validFrom'],
		},
		key: ['country', 'validFrom'],
		columns: ['country', ...amountNames(['', 'Premium']), 'validFrom', 'announced', 'note'],
		fields: [
			countryTitle,
			countryField(),
			amountRow(),
			amountRow('Premium', (currency) =>
				words('{currency} premium', '{currency} premium', '{currency} Premium', { currency }),
			),
			...datedFields,
		],
	},
	{
		slug: 'subscription-prices',
		labels: {
			singular: words('Subscription price', 'Abonnementspris', 'Abonnementpreis'),
			plural: words('Subscription prices', 'Abonnementspriser', 'Abonnementpreise'),
		},
		admin: {
			useAsTitle: 'title',
			defaultColumns: ['country', 'kind', ...amountNames(['', 'Fee']), 'validFrom'],
		},
		key: ['country', 'kind', 'validFrom'],
		kind: ['kind'],
		columns: ['country', 'kind', ...amountNames(['', 'Fee']), 'validFrom', 'announced', 'note'],
		fields: [
			countryTitle,
			countryField(),
			{
				...choice('kind', words('Kind', 'Art', 'Art'), [
					['keyword', words('Keyword', 'Kodeord', 'Keyword')],
					['number', words('Number', 'Nummer', 'Nummer')],
				]),
				defaultValue: undefined,
			},
			amountRow(),
			amountRow('Fee', (currency) =>
				words('{currency} set-up fee', '{currency} oprettelse', '{currency} Einrichtung', {
					currency,
				}),
			),
			...datedFields,
		],
	},
	{
		slug: 'rcs-prices',
		labels: {
			singular: words('RCS price', 'RCS-pris', 'RCS-Preis'),
			plural: words('RCS prices', 'RCS-priser', 'RCS-Preise'),
		},
		admin: {
			useAsTitle: 'title',
			defaultColumns: ['operator', 'type', ...amountNames(), 'validFrom'],
		},
		key: ['operator', 'type', 'validFrom'],
		kind: ['type'],
		columns: [
			country('country'),
			code('mccMnc', mccMncPattern, '23801'),
			information('operatorName'),
			'type',
			...amountNames(),
			'validFrom',
			'announced',
			'note',
		],
		names: ['country', 'mccMnc', 'operatorName', 'type', 'validFrom'],
		convert: withOperators,
		fields: [
			titleFrom('operator.name'),
			{
				name: 'operator',
				type: 'relationship',
				relationTo: 'operators',
				required: true,
				index: true,
				label: words('Operator', 'Teleselskab', 'Netzbetreiber'),
			},
			{
				name: 'type',
				type: 'select',
				required: true,
				label: words('Type', 'Type', 'Typ'),
				options: rcsTypes.map((value) => ({ value, label: typeNames[value] })),
			},
			amountRow(),
			...datedFields,
		],
	},
	{
		slug: 'email-price-tiers',
		labels: {
			singular: words('E-mail price tier', 'E-mailpristrin', 'E-Mail-Preisstufe'),
			plural: words('E-mail price tiers', 'E-mailpristrin', 'E-Mail-Preisstufen'),
		},
		admin: {
			useAsTitle: 'name',
			defaultColumns: ['name', 'fromVolume', 'toVolume', ...amountNames(), 'unit', 'validFrom'],
		},
		defaultSort: 'fromVolume',
		key: ['code', 'validFrom'],
		kind: ['unit'],
		columns: [
			code('code', tierCode, 'starter'),
			'name',
			'fromVolume',
			'toVolume',
			...amountNames(),
			'unit',
			'withdrawn',
			'validFrom',
			'announced',
			'note',
		],
		convert: async () => ({
			toCells: (row) => row,
			toRow: (row) =>
				typeof row.toVolume === 'number' && row.toVolume < Number(row.fromVolume)
					? [{ column: 'toVolume', message: csvProblems.range }]
					: row,
		}),
		fields: [
			{
				name: 'code',
				type: 'text',
				required: true,
				label: words('Code', 'Kode', 'Code'),
				admin: { placeholder: 'starter' },
				validate: (value: unknown) =>
					(typeof value === 'string' && tierCode.test(value)) || 'a-z, 0-9, -',
			},
			nameField,
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
				...choice('unit', words('Price is for', 'Prisen er for', 'Preis gilt für'), [
					['EMAIL', words('One e-mail', 'Én e-mail', 'Eine E-Mail')],
					['THOUSAND_EMAILS', words('1,000 e-mails', '1.000 e-mails', '1.000 E-Mails')],
					['MONTH', words('One month', 'Én måned', 'Einen Monat')],
				]),
				defaultValue: 'THOUSAND_EMAILS',
			},
			{
				...yesNo(
					'withdrawn',
					words(
						'No longer offered from this day',
						'Tilbydes ikke længere fra denne dag',
						'Ab diesem Tag nicht mehr angeboten',
					),
				),
				admin: { position: 'sidebar' },
			},
			...datedFields,
		],
	},
];

export const priceCollections: CollectionConfig[] = lists.map(priceCollection);

/** The list of a collection of prices as CSV. */
export function priceList(slug: ListSlug): ReturnType<typeof priceCsvList> {
	const list = lists.find((one) => one.slug === slug);
	if (!list) throw new Error(`No price list ${slug}`);
	return priceCsvList(list);
}
