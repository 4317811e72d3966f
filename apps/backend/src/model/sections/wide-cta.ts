import { words } from '../../platform/i18n/words.ts';
import { buttonsField } from '../fields/link.ts';
import { defineSection } from '../fields/sections/block.ts';
import { lines, requiredHeading, themeField } from '../fields/text.ts';

/** A call to action across the page. */
export const block = defineSection(
	'wideCta',
	words('Wide call to action', 'Bred opfordring', 'Breiter Aufruf'),
	words(
		'Call to action (CTA): a colored band with a heading and buttons',
		'Opfordring til handling (CTA): et farvet bånd med overskrift og knapper',
		'Handlungsaufforderung (CTA): farbiges Band mit Überschrift und Schaltflächen',
	),
	[requiredHeading, lines('text', words('Text', 'Tekst', 'Text')), buttonsField(), themeField],
);
