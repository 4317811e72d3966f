import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, listLabels } from '../fields/text.ts';

/** Logos of customers or partners. */
export const block = define(
	'logoWall',
	'LogoWallBlock',
	words('Logo wall', 'Logovæg', 'Logowand'),
	words(
		'Logos of customers or partners in rows',
		'Kunders eller partneres logoer i rækker',
		'Logos von Kunden oder Partnern in Reihen',
	),
	[
		heading,
		{
			name: 'logos',
			type: 'array',
			...listLabels(words('Logos', 'Logoer', 'Logos'), words('Logo', 'Logo', 'Logo')),
			minRows: 1,
			fields: [mediaField('image', words('Logo', 'Logo', 'Logo')), linkField()],
		},
	],
);
