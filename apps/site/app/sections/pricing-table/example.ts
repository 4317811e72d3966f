import type { ProductFieldsFragment } from '~/content/generated/operations';
import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

const smsIn = localized<ProductFieldsFragment>((t, locale) => ({
	id: 'sms',
	locale,
	title: 'SMS',
	description: t({
		en: '<p>Text to nearly every phone. You pay per segment.</p>',
		da: '<p>Tekst til næsten alle telefoner. Du betaler pr. segment.</p>',
		de: '<p>Text auf fast jedes Telefon. Sie zahlen pro Segment.</p>',
	}),
	price: '0.040',
	priceReference: null,
	priceText: t({
		en: 'per segment to Denmark',
		da: 'pr. segment til Danmark',
		de: 'pro Segment nach Dänemark',
	}),
	currency: 'EUR',
	type: 'payAsYouGo',
	messageType: 'sms',
	provider: 'Example',
	date: '2026-01-01T08:00:00Z',
	image: null,
	globalButtons: [
		exampleButton('/contact', t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
	],
	featureBoxes: [
		{
			text: t({
				en: '160 or 70 characters in a segment',
				da: '160 eller 70 tegn i et segment',
				de: '160 oder 70 Zeichen pro Segment',
			}),
			tooltip: true,
			tooltipText: t({
				en: '160 with the GSM-7 alphabet, 70 as soon as one character needs UCS-2.',
				da: '160 med GSM-7-alfabetet, 70 så snart ét tegn kræver UCS-2.',
				de: '160 mit dem GSM-7-Alphabet, 70, sobald ein Zeichen UCS-2 braucht.',
			}),
		},
		{
			text: t({
				en: 'Delivery status by webhook',
				da: 'Leveringsstatus via webhook',
				de: 'Zustellstatus per Webhook',
			}),
			tooltip: false,
			tooltipText: null,
		},
	],
	addOnProducts: [
		{
			title: t({ en: 'Own number', da: 'Eget nummer', de: 'Eigene Rufnummer' }),
			description: t({ en: 'For replies.', da: 'Til svar.', de: 'Für Antworten.' }),
			price: '12.00',
			priceReference: null,
			priceText: t({ en: 'per month', da: 'pr. måned', de: 'pro Monat' }),
			currency: 'EUR',
		},
	],
	operatorPrices: [
		{
			title: t({ en: 'Operator', da: 'Teleselskab', de: 'Netzbetreiber' }),
			price: '0.0465',
			priceReference: null,
			logo: null,
		},
	],
	footerText: t({
		en: 'Sample price, excluding VAT.',
		da: 'Eksempelpris, ekskl. moms.',
		de: 'Beispielpreis, zzgl. MwSt.',
	}),
	footerFeatures: [t({ en: 'No monthly fee', da: 'Intet månedsgebyr', de: 'Keine Grundgebühr' })],
}));

export const createExample = localized<SectionFields<'PricingTableSection'>>((t, locale) => ({
	__typename: 'PricingTableSection',
	id: 'pricing-table',
	heading: t({
		en: 'Products and their prices',
		da: 'Produkter og deres priser',
		de: 'Produkte und ihre Preise',
	}),
	text: t({
		en: '<p>Pay for what you send.</p>',
		da: '<p>Betal for det, du sender.</p>',
		de: '<p>Zahlen Sie, was Sie senden.</p>',
	}),
	note: t({
		en: 'Sample data of a fictional company.',
		da: 'Eksempeldata for en opdigtet virksomhed.',
		de: 'Beispieldaten eines erfundenen Unternehmens.',
	}),
	products: [
		smsIn(locale),
		{
			...smsIn(locale),
			id: 'rcs',
			title: 'RCS',
			price: null,
			priceText: t({
				en: 'Price on request',
				da: 'Pris på forespørgsel',
				de: 'Preis auf Anfrage',
			}),
			featureBoxes: [
				{
					text: t({
						en: 'Verified sender',
						da: 'Verificeret afsender',
						de: 'Verifizierter Absender',
					}),
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
