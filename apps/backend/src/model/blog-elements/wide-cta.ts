import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogWideCtaBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { buttonField } from '../fields/link.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { defineElement } from '../fields/sections/block.ts';
import { lines, requiredHeading } from '../fields/text.ts';

/** A call to action across the article. */
export const block = defineElement(
	'wideCta',
	words('Wide call to action', 'Bred opfordring', 'Breiter Aufruf'),
	words(
		'A band across the article with a heading and buttons',
		'Et bånd tværs over artiklen med overskrift og knapper',
		'Ein Band quer über den Artikel mit Überschrift und Schaltflächen',
	),
	[requiredHeading, lines('text', words('Text', 'Tekst', 'Text')), requiredToPublish(buttonField)],
	'blog-wide-cta',
);

export const map = ({ button }: BlogWideCtaBlock, read: ContentReader) => ({
	button: read.buttonOrHome(button),
});
