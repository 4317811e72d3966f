import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** An amount of money, in any of the three languages' notations. */
const amount =
	/(?:€|\b(?:EUR|DKK))\s?\d|\d\s?(?:€|EUR\b|DKK\b|euro\b|kr\.|kroner\b|øre\b|cents?\b)/i;

/** Amounts of liability in the terms are not prices. */
const liability = 'pages/terms/';

test('the demo content has no literal prices: figures come from the price list (decision 11)', () => {
	const folder = join(root, 'apps/backend/src/seed/content');
	const matches = globSync('**/*.{md,yaml}', { cwd: folder })
		.filter((file) => !file.startsWith(liability))
		.flatMap((file) =>
			readFileSync(join(folder, file), 'utf8')
				.split('\n')
				.filter((line) => amount.test(line))
				.map((line) => `${file}: ${line}`),
		);
	expect(matches).toEqual([]);
});
