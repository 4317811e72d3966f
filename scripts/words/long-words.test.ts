import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const folder = join(root, 'apps/backend/src/seed/content');

/** Large texts by kind of document: the title of an article, and all headings of a page, whose title is not a heading. */
const headings = {
	'posts/*/{da,de}.md': /^title: (.*)$/gm,
	'pages/*/{da,de}.yaml': /^[\s-]*heading: (.*)$/gm,
};

/** Words too long for half the width of a 1024 px window. */
const tooLong = /\p{Letter}{17,}/gu;

test.each(Object.entries(headings))(
	'long words of %s have soft hyphens, since browsers without a dictionary break them anywhere',
	(pattern, heading) => {
		const files = globSync(pattern, { cwd: folder });
		expect(files.length).toBeGreaterThan(20);
		const longWords = files.flatMap((file) =>
			[...readFileSync(join(folder, file), 'utf8').matchAll(heading)].flatMap(([, words = '']) =>
				(words.replaceAll('\\u00AD', '\u00ad').match(tooLong) ?? []).map(
					(word) => `${file}: ${word}`,
				),
			),
		);
		expect(longWords).toEqual([]);
	},
);
