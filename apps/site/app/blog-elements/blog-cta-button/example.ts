import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogCtaButton'>>((t) => ({
	__typename: 'BlogCtaButton',
	id: 'cta-button-1',
	button: {
		style: 'primary',
		link: {
			url: '/pricing',
			title: t({
				en: 'See prices per country',
				da: 'Se priser pr. land',
				de: 'Preise je Land ansehen',
			}),
			target: '_self',
		},
	},
}));

export const example = createExample('en');
