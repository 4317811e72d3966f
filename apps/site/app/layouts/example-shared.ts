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
		defaultDescription: t('Messages.', 'Beskeder.', 'Nachrichten.'),
		socialImage: null,
		organizationUrl: 'https://company.example',
		email: 'hello@company.example',
	},
	header: {
		links: [
			{
				link: exampleLink('/products', t('Products', 'Produkter', 'Produkte')),
				submenu: [
					{
						link: exampleLink('/sms', 'SMS'),
						description: t('Nearly every phone', 'Næsten alle telefoner', 'Fast jedes Telefon'),
					},
				],
			},
			{
				link: exampleLink('/pricing', t('Pricing', 'Priser', 'Preise')),
				submenu: [],
			},
		],
		buttons: [exampleButton('/contact', t('Get started', 'Kom i gang', 'Loslegen'))],
	},
	footer: {
		copyright: {
			text: '© Wimpel',
			items: [exampleLink('/terms', t('Terms', 'Vilkår', 'AGB'))],
		},
		menuColumns: [
			{
				title: t('Products', 'Produkter', 'Produkte'),
				subtitle: t('One API', 'Én API', 'Eine API'),
				submenu: [exampleLink('/sms', 'SMS')],
			},
		],
		topRow: {
			ctaText: t(
				'Questions? A person answers.',
				'Spørgsmål? Et menneske svarer.',
				'Fragen? Es antwortet ein Mensch.',
			),
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
		sectionHeading: t('Your turn', 'Jeres tur', 'Jetzt Sie'),
		heading: t(
			'Send the first message today',
			'Send den første besked i dag',
			'Senden Sie heute die erste Nachricht',
		),
		text: t(
			'Fifty messages are free.',
			'Halvtreds beskeder er gratis.',
			'Fünfzig Nachrichten sind kostenlos.',
		),
		lottieAnimation: null,
		buttons: [exampleButton('/contact', t('Get started', 'Kom i gang', 'Loslegen'))],
	},
}));

export const exampleShared = exampleSharedIn('en');
