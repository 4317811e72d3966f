import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogCtaButton'>>((t) => ({
	__typename: 'BlogCtaButton',
	id: 'cta-button-1',
	button: {
		style: 'primary',
		link: {
			url: '/pricing',
			title: t('See prices per country', 'Se priser pr. land', 'Preise je Land ansehen'),
			target: '_self',
		},
	},
}));

export const example = createExample('en');
