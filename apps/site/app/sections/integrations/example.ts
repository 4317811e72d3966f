import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

const logo = (name: string) => exampleDrawing(`integration-${name}`, '', 64, 64);

export const example: SectionFields<'IntegrationsSection'> = {
	__typename: 'IntegrationsSection',
	id: 'integrations',
	heading: 'Ready-made connections',
	text: '<p>Sender, limits and block list are the ones of your account.</p>',
	items: [
		{
			name: 'Shop',
			description: 'Order, dispatch and pick-up notices.',
			category: 'Sales',
			logo: logo('shop'),
			link: exampleLink('/docs', 'Set-up'),
		},
		{
			name: 'Helpdesk',
			description: 'Incoming SMS become cases.',
			category: 'Service',
			logo: logo('helpdesk'),
			link: null,
		},
		{
			name: 'CRM',
			description: 'Send to a segment, see the status on the contact.',
			category: 'Sales',
			logo: null,
			link: null,
		},
	],
};
