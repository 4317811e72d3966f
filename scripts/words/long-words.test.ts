import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const folder = join(root, 'apps/backend/src/seed/content');

/** The large words of each kind of document: an article's title, and every heading on a page, whose own title stands in no heading. */
const headings = {
	'posts/*/{da,de}.md': /^title: (.*)$/gm,
	'pages/*/{da,de}.yaml': /^[\s-]*heading: (.*)$/gm,
};

/** Letters from which on a word does not fit into half a window of 1024 px. */
const tooLong = /\p{Letter}{17,}/gu;

test.each(Object.entries(headings))(
	'long words of %s say where they may be divided: browsers without a dictionary tear them',
	(pattern, heading) => {
		const files = globSync(pattern, { cwd: folder });
		expect(files.length).toBeGreaterThan(20);
		const torn = files.flatMap((file) =>
			[...readFileSync(join(folder, file), 'utf8').matchAll(heading)].flatMap(([, words = '']) =>
				(words.replaceAll('\\u00AD', '\u00ad').match(tooLong) ?? []).map(
					(word) => `${file}: ${word}`,
				),
			),
		);
		expect(torn).toEqual([]);
	},
);
