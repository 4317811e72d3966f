import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading } from '../fields/text.ts';

/** Logos of customers or partners. */
export const block = defineSection(
	'logoWall',
	words('Logo wall', 'Logovæg', 'Logowand'),
	words(
		'Logos of customers or partners in rows',
		'Kunders eller partneres logoer i rækker',
		'Logos von Kunden oder Partnern in Reihen',
	),
	[
		heading,
		filledList('logos', words('Logos', 'Logoer', 'Logos'), words('Logo', 'Logo', 'Logo'), [
			mediaField('image', words('Logo', 'Logo', 'Logo')),
			linkField(),
		]),
	],
);
