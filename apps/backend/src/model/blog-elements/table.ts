import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogTableBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { richText } from '../fields/rich-text.ts';
import { defineElement } from '../fields/sections/block.ts';
import { line, yesNo } from '../fields/text.ts';

/** A table, edited in the rich text editor. */
export const block = defineElement(
	'table',
	words('Table', 'Tabel', 'Tabelle'),
	words(
		'Rows and columns, also pasted from a spreadsheet',
		'Rækker og kolonner, også indsat fra et regneark',
		'Zeilen und Spalten, auch aus einer Tabellenkalkulation eingefügt',
	),
	[
		line('caption', words('Caption', 'Tabeltekst', 'Tabellentitel')),
		yesNo(
			'hasHeader',
			words('First row is a heading', 'Første række er overskrift', 'Erste Zeile ist Kopfzeile'),
			true,
		),
		requiredToPublish(richText('table', words('Table', 'Tabel', 'Tabelle'), 'table')),
	],
);

export const map = ({ table }: BlogTableBlock, read: ContentReader) => ({
	rows: read.tableRows(table).map((cells) => ({ cells })),
});
