import type { Field, GroupField, NumberField, PayloadRequest } from 'payload';
import { translator, validateWith, type Words, words } from '../../platform/i18n/words.ts';

interface Reference {
	item?: string | null;
	show?: string | null;
}

const option = (value: string, label: Words) => ({ value, label });

const items = [
	option('sms', words('SMS', 'Sms', 'SMS')),
	option('smsPremium', words('SMS, direct route', 'Sms, direkte rute', 'SMS, Direktroute')),
	option('rcsBasic', words('RCS basic message', 'RCS-basisbesked', 'RCS-Basisnachricht')),
	option('rcsSingle', words('RCS single message', 'RCS-enkeltbesked', 'RCS-Einzelnachricht')),
	option(
		'rcsConversationA2p',
		words(
			'RCS conversation, begun by you',
			'RCS-samtale, startet af afsenderen',
			'RCS-Konversation, von Ihnen begonnen',
		),
	),
	option(
		'rcsConversationP2a',
		words(
			'RCS conversation, begun by people',
			'RCS-samtale, startet af modtageren',
			'RCS-Konversation, vom Empfänger begonnen',
		),
	),
	option('keyword', words('Keyword, a month', 'Kodeord, pr. måned', 'Keyword, pro Monat')),
	option('keywordFee', words('Keyword, set-up', 'Kodeord, oprettelse', 'Keyword, Einrichtung')),
	option('number', words('Number, a month', 'Nummer, pr. måned', 'Nummer, pro Monat')),
	option('numberFee', words('Number, set-up', 'Nummer, oprettelse', 'Nummer, Einrichtung')),
	option('email', words('E-mail', 'E-mail', 'E-Mail')),
];

const displayOptions = [
	option('exact', words('The price', 'Prisen', 'Den Preis')),
	option('from', words('From the lowest', 'Fra den laveste', 'Ab dem niedrigsten')),
	option('range', words('Lowest to highest', 'Laveste til højeste', 'Niedrigster bis höchster')),
	option('tier', words('An e-mail tier', 'Et e-mailtrin', 'Eine E-Mail-Stufe')),
];

const needsCountry = words(
	'Choose a country, or show the lowest price or a range.',
	'Vælg et land, eller vis den laveste pris eller et interval.',
	'Wählen Sie ein Land, oder zeigen Sie den niedrigsten Preis oder eine Spanne.',
);
const tierIsForEmail = words(
	'Only e-mail prices have tiers.',
	'Kun e-mailpriser har trin.',
	'Nur E-Mail-Preise haben Stufen.',
);
const wholeNumber = words(
	'A whole number above zero.',
	'Et helt tal over nul.',
	'Eine ganze Zahl über null.',
);

/** A whole number above zero, or empty. */
const count = (name: string, label: Words): NumberField => ({
	name,
	type: 'number',
	label,
	validate: validateWith((value: number) => Number.isInteger(value) && value > 0, wholeNumber),
});

/** The arguments of a validation. */
interface Siblings {
	req: PayloadRequest;
	siblingData: Partial<Reference>;
}

const isEmail = (data: unknown) => (data as Reference | undefined)?.item === 'email';

/**
 * The fields of a reference to the price list. Unless `required`, `item` may be empty for a price on request, and `country` for the country
 * of the language.
 */
export function priceReferenceFields(options: { required: boolean }): Field[] {
	return [
		{
			name: 'item',
			type: 'select',
			label: words('Price of', 'Pris på', 'Preis für'),
			options: items,
			...(options.required ? { required: true, defaultValue: 'sms' } : {}),
		},
		{
			name: 'country',
			type: 'relationship',
			relationTo: 'countries',
			label: options.required
				? words('Country (all when empty)', 'Land (alle, hvis tomt)', 'Land (alle, wenn leer)')
				: words(
						'Country (that of the language, or all, when empty)',
						'Land (sprogets eget land, eller alle, hvis tomt)',
						'Land (das der Sprache oder alle, wenn leer)',
					),
			admin: {
				allowCreate: false,
				allowEdit: false,
				condition: (_data, sibling) => !isEmail(sibling),
			},
			validate: (value: unknown, { req, siblingData }: Siblings) => {
				const { item, show } = siblingData;
				const isNeeded = options.required && item !== 'email' && (show ?? 'exact') === 'exact';
				return Boolean(value) || !isNeeded || translator(req)(needsCountry);
			},
		},
		{
			name: 'show',
			type: 'select',
			label: words('Show', 'Vis', 'Zeigen'),
			options: displayOptions,
			defaultValue: 'exact',
			validate: (value: unknown, { req, siblingData }: Siblings) =>
				value !== 'tier' || siblingData.item === 'email' || translator(req)(tierIsForEmail),
		},
		{
			...count('volume', words('E-mails a month', 'E-mails om måneden', 'E-Mails im Monat')),
			admin: { condition: (_data, sibling) => isEmail(sibling) },
		},
	];
}

/** The quantity and divisor of a price in a text. */
export const quantityFields: Field[] = [
	count(
		'quantity',
		words(
			'For how many (one when empty)',
			'For hvor mange (én, hvis tomt)',
			'Für wie viele (eine, wenn leer)',
		),
	),
	count('per', words('Divided among', 'Delt mellem', 'Geteilt durch')),
];

/** The price of a product, as a reference to the price list; empty for a price on request. */
export const listPrice: GroupField = {
	name: 'listPrice',
	type: 'group',
	interfaceName: 'PriceReferenceGroup',
	label: words(
		'Price, from the price list (empty: on request)',
		'Pris, fra prislisten (tom: på forespørgsel)',
		'Preis, aus der Preisliste (leer: auf Anfrage)',
	),
	fields: priceReferenceFields({ required: false }),
};
