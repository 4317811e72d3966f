import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

const logo = (name: string) => exampleDrawing(`integration-${name}`, '', 64, 64);

export const createExample = localized<SectionFields<'IntegrationsSection'>>((t) => ({
	__typename: 'IntegrationsSection',
	id: 'integrations',
	heading: t('Ready-made connections', 'Færdige forbindelser', 'Fertige Anbindungen'),
	text: t(
		'<p>Sender, limits and suppression list are the ones of your account.</p>',
		'<p>Afsender, grænser og spærreliste er dem, kontoen har.</p>',
		'<p>Absender, Grenzen und Sperrliste sind die Ihres Kontos.</p>',
	),
	items: [
		{
			name: t('Shop', 'Webshop', 'Onlineshop'),
			description: t(
				'Order, dispatch and pick-up notices.',
				'Besked om ordre, afsendelse og afhentning.',
				'Nachricht zu Bestellung, Versand und Abholung.',
			),
			category: t('Sales', 'Salg', 'Vertrieb'),
			logo: logo('shop'),
			link: exampleLink('/docs', t('Set-up', 'Opsætning', 'Einrichtung')),
		},
		{
			name: 'Helpdesk',
			description: t(
				'Incoming SMS become cases.',
				'Indgående sms’er bliver til sager.',
				'Eingehende SMS werden zu Vorgängen.',
			),
			category: 'Service',
			logo: logo('helpdesk'),
			link: null,
		},
		{
			name: 'CRM',
			description: t(
				'Send to a segment, see the status on the contact.',
				'Send til et segment, og se status på kontakten.',
				'An ein Segment senden, den Status beim Kontakt sehen.',
			),
			category: t('Sales', 'Salg', 'Vertrieb'),
			logo: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
