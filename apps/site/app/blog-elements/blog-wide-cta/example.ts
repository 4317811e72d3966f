import type { BlogElement } from '../element';

export const example: BlogElement<'BlogWideCta'> = {
	__typename: 'BlogWideCta',
	id: 'wide-cta-1',
	heading: 'Which sender works where?',
	text: 'Rules differ by country and change without notice. We keep the list.',
	button: {
		style: 'primary',
		link: { url: '/contact', title: 'Ask us', target: '_self' },
	},
};
