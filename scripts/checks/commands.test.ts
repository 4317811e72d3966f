import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('scripts import no commands of benchmarks and browser tests', () => {
	const matches = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).filter((file) =>
		/(?:from|import\()\s*'(?:\.\.\/)+(?:bench|e2e)\//.test(readFileSync(join(root, file), 'utf8')),
	);
	expect(matches).toEqual([]);
});
