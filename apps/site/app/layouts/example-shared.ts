import type { SharedContent } from '~/content/shared-parts/load-shared.server';
import { exampleButton, exampleDrawing, exampleLink } from '~/sections/example-parts';
import { localized } from '~/testing/localized-example';

export const exampleSharedIn = localized<SharedContent>((say) => ({
	settings: {
		brand: 'Wimpel',
		logo: exampleDrawing('logo', 'Wimpel', 140, 32),
		logoDark: exampleDrawing('logo-light', 'Wimpel', 140, 32),
		defaultTitle: 'Wimpel',
		titleTemplate: '%s · Wimpel',
		defaultDescription: say({ en: 'Messages.', da: 'Beskeder.', de: 'Nachrichten.' }),
		socialImage: null,
		organizationUrl: 'https://company.example',
		email: 'hello@company.example',
	},
	header: {
		links: [
			{
				link: exampleLink('/products', say({ en: 'Products', da: 'Produkter', de: 'Produkte' })),
				submenu: [
					{
						link: exampleLink('/sms', 'SMS'),
						description: say({
							en: 'Nearly every phone',
							da: 'Næsten alle telefoner',
							de: 'Fast jedes Telefon',
						}),
					},
				],
			},
			{
				link: exampleLink('/pricing', say({ en: 'Pricing', da: 'Priser', de: 'Preise' })),
				submenu: [],
			},
		],
		buttons: [
			exampleButton('/contact', say({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
		],
	},
	footer: {
		copyright: {
			text: '© Wimpel',
			items: [exampleLink('/terms', say({ en: 'Terms', da: 'Vilkår', de: 'AGB' }))],
		},
		menuColumns: [
			{
				title: say({ en: 'Products', da: 'Produkter', de: 'Produkte' }),
				subtitle: say({ en: 'One API', da: 'Ét API', de: 'Eine API' }),
				submenu: [exampleLink('/sms', 'SMS')],
			},
		],
		topRow: {
			ctaText: say({
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
		sectionHeading: say({ en: 'Your turn', da: 'Jeres tur', de: 'Jetzt Sie' }),
		heading: say({
			en: 'Send the first message today',
			da: 'Send den første besked i dag',
			de: 'Senden Sie heute die erste Nachricht',
		}),
		text: say({
			en: 'Fifty messages are free.',
			da: 'Halvtreds beskeder er gratis.',
			de: 'Fünfzig Nachrichten sind kostenlos.',
		}),
		lottieAnimation: null,
		buttons: [
			exampleButton('/contact', say({ en: 'Get started', da: 'Kom i gang', de: 'Loslegen' })),
		],
	},
}));

export const exampleShared = exampleSharedIn('en');
