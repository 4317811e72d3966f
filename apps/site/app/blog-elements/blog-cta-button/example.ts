import type { BlogElement } from '../element';

export const example: BlogElement<'BlogCtaButton'> = {
	__typename: 'BlogCtaButton',
	id: 'cta-button-1',
	button: {
		style: 'primary',
		link: {
			url: '/pricing',
			title: 'See prices per country',
			target: '_self',
		},
	},
};
