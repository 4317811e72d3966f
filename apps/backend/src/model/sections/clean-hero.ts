import { words } from '../../platform/i18n/words.ts';
import { buttonsField } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { choice, eyebrow, requiredHeading } from '../fields/text.ts';

const align = choice('align', words('Alignment', 'Justering', 'Ausrichtung'), [
	['start', words('Left', 'Venstre', 'Links')],
	['center', words('Centered', 'Centreret', 'Zentriert')],
]);

/** The opening of a page, without a picture. */
export const block = defineSection(
	'cleanHero',
	words('Plain hero', 'Enkel åbning', 'Schlichter Aufmacher'),
	words(
		'The top of a page: heading, text and buttons, without a picture',
		'Toppen af en side: overskrift, tekst og knapper, uden billede',
		'Anfang einer Seite: Überschrift, Text und Schaltflächen, ohne Bild',
	),
	[eyebrow, requiredHeading, richText(), buttonsField(), align],
);
