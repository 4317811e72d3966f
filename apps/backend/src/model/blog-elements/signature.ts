import { words } from '../../platform/i18n/words.ts';
import { defineElement } from '../fields/sections/block.ts';
import { lines } from '../fields/text.ts';

/** The author of the article. */
export const block = defineElement(
	'signature',
	words('Signature', 'Underskrift', 'Unterschrift'),
	words(
		'Author of the article with portrait and title',
		'Artiklens forfatter med portræt og stilling',
		'Wer den Artikel geschrieben hat, mit Porträt und Stellung',
	),
	[
		lines('text', words('Text', 'Tekst', 'Text')),
		{
			name: 'author',
			type: 'relationship',
			relationTo: 'authors',
			label: words('Author', 'Forfatter', 'Autor'),
		},
	],
);
