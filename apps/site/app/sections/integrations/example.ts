import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

const logo = (name: string) => exampleDrawing(`integration-${name}`, '', 64, 64);

export const createExample = localized<SectionFields<'IntegrationsSection'>>((t) => ({
	__typename: 'IntegrationsSection',
	id: 'integrations',
	heading: t({
		en: 'Ready-made connections',
		da: 'Færdige forbindelser',
		de: 'Fertige Anbindungen',
	}),
	text: t({
		en: '<p>Sender, limits and suppression list are the ones of your account.</p>',
		da: '<p>Afsender, grænser og spærreliste er dem, kontoen har.</p>',
		de: '<p>Absender, Grenzen und Sperrliste sind die Ihres Kontos.</p>',
	}),
	items: [
		{
			name: t({ en: 'Shop', da: 'Webshop', de: 'Onlineshop' }),
			description: t({
				en: 'Order, dispatch and pick-up notices.',
				da: 'Besked om ordre, afsendelse og afhentning.',
				de: 'Nachricht zu Bestellung, Versand und Abholung.',
			}),
			category: t({ en: 'Sales', da: 'Salg', de: 'Vertrieb' }),
			logo: logo('shop'),
			link: exampleLink('/docs', t({ en: 'Set-up', da: 'Opsætning', de: 'Einrichtung' })),
		},
		{
			name: 'Helpdesk',
			description: t({
				en: 'Incoming SMS become cases.',
				da: 'Indgående sms’er bliver til sager.',
				de: 'Eingehende SMS werden zu Vorgängen.',
			}),
			category: 'Service',
			logo: logo('helpdesk'),
			link: null,
		},
		{
			name: 'CRM',
			description: t({
				en: 'Send to a segment, see the status on the contact.',
				da: 'Send til et segment, og se status på kontakten.',
				de: 'An ein Segment senden, den Status beim Kontakt sehen.',
			}),
			category: t({ en: 'Sales', da: 'Salg', de: 'Vertrieb' }),
			logo: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
