import type { WideCtaSection } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import { paragraphs } from '../../content/values/paragraphs.ts';
import type { WideCtaBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { buttonsField } from '../fields/link.ts';
import { block as define } from '../fields/sections/block.ts';
import { lines, requiredHeading, themeField } from '../fields/text.ts';

/** A call to action across the page. */
export const block = define(
	'wideCta',
	'WideCtaBlock',
	words('Wide call to action', 'Bred opfordring', 'Breiter Aufruf'),
	words(
		'Call to action (CTA): a colored band with a heading and buttons',
		'Opfordring til handling (CTA): et farvet bånd med overskrift og knapper',
		'Handlungsaufforderung (CTA): farbiges Band mit Überschrift und Schaltflächen',
	),
	[requiredHeading, lines('text', words('Text', 'Tekst', 'Text')), buttonsField(), themeField],
);

export const map = (data: WideCtaBlock, read: ContentReader): WideCtaSection => ({
	id: read.blockId(data),
	heading: data.heading,
	text: paragraphs(data.text ?? ''),
	buttons: read.buttons(data.buttons),
	theme: data.theme,
});
