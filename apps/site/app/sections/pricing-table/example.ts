import type { ProductFieldsFragment } from '~/content/generated/operations';
import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

const smsIn = localized<ProductFieldsFragment>((t, locale) => ({
	id: 'sms',
	locale,
	title: 'SMS',
	description: t(
		'<p>Text to nearly every phone. You pay per segment.</p>',
		'<p>Tekst til næsten alle telefoner. Du betaler pr. segment.</p>',
		'<p>Text auf fast jedes Telefon. Sie zahlen pro Segment.</p>',
	),
	price: '0.040',
	priceReference: null,
	priceText: t('per segment to Denmark', 'pr. segment til Danmark', 'pro Segment nach Dänemark'),
	currency: 'EUR',
	type: 'payAsYouGo',
	messageType: 'sms',
	provider: 'Example',
	date: '2026-01-01T08:00:00Z',
	image: null,
	globalButtons: [exampleButton('/contact', t('Get started', 'Kom i gang', 'Loslegen'))],
	featureBoxes: [
		{
			text: t(
				'160 or 70 characters in a segment',
				'160 eller 70 tegn i et segment',
				'160 oder 70 Zeichen pro Segment',
			),
			tooltip: true,
			tooltipText: t(
				'160 with the GSM-7 alphabet, 70 as soon as one character needs UCS-2.',
				'160 med GSM-7-alfabetet, 70 så snart ét tegn kræver UCS-2.',
				'160 mit dem GSM-7-Alphabet, 70, sobald ein Zeichen UCS-2 braucht.',
			),
		},
		{
			text: t(
				'Delivery status by webhook',
				'Leveringsstatus via webhook',
				'Zustellstatus per Webhook',
			),
			tooltip: false,
			tooltipText: null,
		},
	],
	addOnProducts: [
		{
			title: t('Own number', 'Eget nummer', 'Eigene Rufnummer'),
			description: t('For replies.', 'Til svar.', 'Für Antworten.'),
			price: '12.00',
			priceReference: null,
			priceText: t('per month', 'pr. måned', 'pro Monat'),
			currency: 'EUR',
		},
	],
	operatorPrices: [
		{
			title: t('Operator', 'Teleselskab', 'Netzbetreiber'),
			price: '0.0465',
			priceReference: null,
			logo: null,
		},
	],
	footerText: t(
		'Sample price, excluding VAT.',
		'Eksempelpris, ekskl. moms.',
		'Beispielpreis, zzgl. MwSt.',
	),
	footerFeatures: [t('No monthly fee', 'Intet månedsgebyr', 'Keine Grundgebühr')],
}));

export const createExample = localized<SectionFields<'PricingTableSection'>>((t, locale) => ({
	__typename: 'PricingTableSection',
	id: 'pricing-table',
	heading: t('Products and their prices', 'Produkter og deres priser', 'Produkte und ihre Preise'),
	text: t(
		'<p>Pay for what you send.</p>',
		'<p>Betal for det, du sender.</p>',
		'<p>Zahlen Sie, was Sie senden.</p>',
	),
	note: t(
		'Sample data of a fictional company.',
		'Eksempeldata for en opdigtet virksomhed.',
		'Beispieldaten eines erfundenen Unternehmens.',
	),
	products: [
		smsIn(locale),
		{
			...smsIn(locale),
			id: 'rcs',
			title: 'RCS',
			price: null,
			priceText: t('Price on request', 'Pris på forespørgsel', 'Preis auf Anfrage'),
			featureBoxes: [
				{
					text: t('Verified sender', 'Verificeret afsender', 'Verifizierter Absender'),
					tooltip: false,
					tooltipText: null,
				},
			],
			addOnProducts: [],
			operatorPrices: [],
			footerText: '',
			footerFeatures: [],
		},
	],
}));

export const example = createExample('en');
