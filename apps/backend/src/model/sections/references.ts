import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line, lines } from '../fields/text.ts';

/** Customer cases with a figure each. */
export const block = defineSection(
	'references',
	words('Customer cases', 'Kundecases', 'Referenzen'),
	words(
		'Success stories of customers, with a figure and a link',
		'Kunders historier, med et tal og et link',
		'Erfolgsgeschichten von Kunden, mit einer Zahl und einem Link',
	),
	[
		heading,
		richText(),
		filledList('items', words('Cases', 'Cases', 'Referenzen'), words('Case', 'Case', 'Referenz'), [
			line('company', words('Company', 'Virksomhed', 'Unternehmen'), { required: true }),
			mediaField('logo', words('Logo', 'Logo', 'Logo')),
			mediaField(),
			lines('text', words('Text', 'Tekst', 'Text')),
			line('figure', words('Figure', 'Tal', 'Zahl')),
			line(
				'figureLabel',
				words('What the figure counts', 'Hvad tallet viser', 'Was die Zahl zeigt'),
			),
			linkField(),
		]),
	],
);
