import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogHeadingBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { defineElement } from '../fields/sections/block.ts';
import { choice, line } from '../fields/text.ts';

const level = {
	...choice('level', words('Level', 'Niveau', 'Ebene'), [
		['2', words('Section', 'Afsnit', 'Abschnitt')],
		['3', words('Subsection', 'Underafsnit', 'Unterabschnitt')],
	]),
	// The checklist uses the level to check the order of headings.
	custom: { headingLevel: true },
};

/** A heading with an anchor. */
export const block = defineElement(
	'heading',
	words('Heading', 'Overskrift', 'Überschrift'),
	words(
		'Title of a chapter that links can lead to',
		'Titel på et kapitel, som links kan føre til',
		'Titel eines Kapitels, zu dem Links führen können',
	),
	[line('text', words('Heading', 'Overskrift', 'Überschrift'), { required: true }), level],
	'blog-heading',
);

export const map = ({ text }: BlogHeadingBlock, read: ContentReader) => ({
	anchor: read.anchor(text),
});
