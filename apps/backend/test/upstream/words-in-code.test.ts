import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// What Payload says in English without src/payload-fixes/words-in-code.css. A test that fails here says that its rule may go.

const dist = new URL('../../../../node_modules/@payloadcms/ui/dist/', import.meta.url);
const source = (path: string) => readFileSync(fileURLToPath(new URL(path, dist)), 'utf8');

it('the tiles of folders and files are headed in English', () => {
	const results = source('utilities/getFolderResultsComponentAndData.js');
	expect(results).toContain("title: 'Folders'");
	expect(results).toContain("title: 'Documents'");
});

it('the menu that sorts tiles is headed in English', () => {
	const menu = source('elements/FolderView/SortByPill/index.js');
	expect(menu).toContain('label: "Sort by"');
	expect(menu).toContain('label: "Order"');
});
