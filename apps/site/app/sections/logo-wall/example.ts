import { localized } from '~/testing/localized-example';
import { exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'LogoWallSection'>>((t) => ({
	__typename: 'LogoWallSection',
	id: 'logo-wall',
	heading: t('They send with us', 'De sender med os', 'Sie senden mit uns'),
	logos: [
		{
			image: exampleLogo('nordpakke', 'Nordpakke'),
			link: exampleLink('/customers', t('Customer cases', 'Kundecases', 'Kundenbeispiele')),
		},
		{ image: exampleLogo('brygge-bank', 'Brygge Bank'), link: null },
		{ image: null, link: null },
	],
}));

export const example = createExample('en');
