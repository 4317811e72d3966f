import type { SharedContent } from '~/content/load-shared.server';
import { exampleButton, exampleDrawing, exampleLink } from '~/sections/example-parts';

export const exampleShared: SharedContent = {
	settings: {
		brand: 'Wimpel',
		logo: exampleDrawing('logo', 'Wimpel', 140, 32),
		logoDark: exampleDrawing('logo-light', 'Wimpel', 140, 32),
		defaultTitle: 'Wimpel',
		titleTemplate: '%s · Wimpel',
		defaultDescription: 'Messages.',
		socialImage: null,
		organizationUrl: 'https://company.example',
		email: 'hello@company.example',
	},
	header: {
		links: [
			{
				link: exampleLink('/products', 'Products'),
				submenu: [{ link: exampleLink('/sms', 'SMS'), description: 'Nearly every phone' }],
			},
			{ link: exampleLink('/pricing', 'Pricing'), submenu: [] },
		],
		buttons: [exampleButton('/contact', 'Get started')],
	},
	footer: {
		copyright: { text: '© Wimpel', items: [exampleLink('/terms', 'Terms')] },
		menuColumns: [
			{ title: 'Products', subtitle: 'One API', submenu: [exampleLink('/sms', 'SMS')] },
		],
		topRow: {
			ctaText: 'Questions? A person answers.',
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
		sectionHeading: 'Your turn',
		heading: 'Send the first message today',
		text: 'Fifty messages are free.',
		lottieAnimation: null,
		buttons: [exampleButton('/contact', 'Get started')],
	},
};
