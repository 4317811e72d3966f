import { exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'LogoWallSection'> = {
	__typename: 'LogoWallSection',
	id: 'logo-wall',
	heading: 'They send with us',
	logos: [
		{
			image: exampleLogo('nordpakke', 'Nordpakke'),
			link: exampleLink('/customers', 'Customer cases'),
		},
		{ image: exampleLogo('brygge-bank', 'Brygge Bank'), link: null },
		{ image: null, link: null },
	],
};
