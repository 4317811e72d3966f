import type { SharedContent } from '~/content/shared-parts/load-shared.server';
import { exampleButton, exampleDrawing, exampleLink } from '~/sections/example-parts';
import { localized } from '~/testing/localized-example';

export const exampleSharedIn = localized<SharedContent>((t) => ({
	settings: {
		brand: 'Wimpel',
		logo: exampleDrawing('logo', 'Wimpel', 140, 32),
		logoDark: exampleDrawing('logo-light', 'Wimpel', 140, 32),
		defaultTitle: 'Wimpel',
		titleTemplate: '%s · Wimpel',
		defaultDescription: t({ en: 'Messages.', da: 'Beskeder.', de: 'Nachrichten.' }),
		socialImage: null,
		organizationUrl: 'https://company.example',
		email: 'hello@company.example',
	},
	header: {
		links: [
			{
				link: exampleLink('/products', t({ en: 'Products', da: 'Produkter', de: 'Produkte' })),
				submenu: [
					{
						link: exampleLink('/sms', 'SMS'),
						description: t({
							en: 'Nearly every phone',
							da: 'Næsten alle telefoner',
							de: 'Fast jedes Telefon',
						}),
					},
				],
			},
			{
				link: exampleLink('/pricing', t({ en: 'Pricing', da: 'Priser', de: 'Preise' })),
				submenu: [],
			},
		],
		buttons: [
			exampleButton('/contact', t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
		],
	},
	footer: {
		copyright: {
			text: '© Wimpel',
			items: [exampleLink('/terms', t({ en: 'Terms', da: 'Vilkår', de: 'AGB' }))],
		},
		menuColumns: [
			{
				title: t({ en: 'Products', da: 'Produkter', de: 'Produkte' }),
				subtitle: t({ en: 'One API', da: 'Én API', de: 'Eine API' }),
				submenu: [exampleLink('/sms', 'SMS')],
			},
		],
		topRow: {
			ctaText: t({
				en: 'Questions? A person answers.',
				da: 'Spørgsmål? Et menneske svarer.',
				de: 'Fragen? Es antwortet ein Mensch.',
			}),
			socials: [{ network: 'mastodon', url: 'https://social.example/@company' }],
			logo: exampleDrawing('logo-light', 'Wimpel', 140, 32),
		},
		location: {
			companyAddress: 'Signalkajen 7\n5700 Svendborg',
			registrationNumber: 'CVR 10 20 30 40',
			name: 'Wimpel ApS',
		},
	},
	callToAction: {
		sectionHeading: t({ en: 'Your turn', da: 'Jeres tur', de: 'Jetzt Sie' }),
		heading: t({
			en: 'Send the first message today',
			da: 'Send den første besked i dag',
			de: 'Senden Sie heute die erste Nachricht',
		}),
		text: t({
			en: 'Fifty messages are free.',
			da: 'Halvtreds beskeder er gratis.',
			de: 'Fünfzig Nachrichten sind kostenlos.',
		}),
		lottieAnimation: null,
		buttons: [
			exampleButton('/contact', t({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
		],
	},
}));

export const exampleShared = exampleSharedIn('en');
