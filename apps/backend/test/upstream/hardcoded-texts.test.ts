import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { hardcodedTexts } from '../../src/patches/hardcoded-texts/list.ts';

// English texts in Payload's code that src/patches/hardcoded-texts/ translates. If a test fails here, its entry may be removed.

const packages = new URL('../../../../node_modules/@payloadcms/', import.meta.url);
const source = (path: string) => readFileSync(fileURLToPath(new URL(path, packages)), 'utf8');

const lexical = 'richtext-lexical/dist';
const linkEditor = `${lexical}/features/link/client/plugins/floatingLinkEditor/LinkEditor/index.js`;
const folderResults = 'ui/dist/utilities/getFolderResultsComponentAndData.js';
const sortByPill = 'ui/dist/elements/FolderView/SortByPill/index.js';
const upload = 'ui/dist/elements/Upload/index.js';
const diffCollapser = 'next/dist/views/Version/RenderFieldsToDiff/DiffCollapser/index.js';

const sourceFiles: Readonly<Record<string, string>> = {
	Folders: folderResults,
	Documents: folderResults,
	'Sort by': sortByPill,
	Order: sortByPill,
	Responsive: 'ui/dist/providers/LivePreview/index.js',
	Expand: diffCollapser,
	Collapse: diffCollapser,
	'Add block': `${lexical}/lexical/plugins/handles/AddBlockHandlePlugin/index.js`,
	'Drag to move': `${lexical}/lexical/plugins/handles/DraggableBlockPlugin/index.js`,
	'Insert Paragraph': `${lexical}/lexical/plugins/InsertParagraphAtEnd/index.js`,
	'Edit link': linkEditor,
	'Remove link': linkEditor,
	'Copy URL': 'ui/dist/elements/FileDetails/FileMeta/index.js',
	'A file is required.': upload,
	'A file name is required.': upload,
	'select-all': 'ui/dist/elements/SelectAll/index.js',
};

it.each(Object.entries(sourceFiles))('%s is in Payload’s code', (english, path) => {
	expect(hardcodedTexts.map(({ translations, original }) => original ?? translations.en)).toContain(
		english,
	);
	expect(source(path)).toMatch(new RegExp(`["']${english}["']`));
});

it('a checkbox has the name of its field as a tooltip', () => {
	expect(source('ui/dist/fields/Checkbox/Input.js')).toContain('title: name');
});
