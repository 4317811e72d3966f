import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** Ways of waiting with custom timeouts; `every-workspace.ts` has the timeouts of all tests. */
const customTimeouts = [
	/\bvi\.wait(For|Until)\(/,
	/\btimeout: [\d_]{3,}/,
	/^\t*\}, [\d_]{3,}\);$/m,
];

test('tests wait by `expect.poll` and set no timeouts', () => {
	const files = globSync('{apps,packages,scripts}/**/*.test.{ts,tsx}', {
		cwd: root,
		exclude: ['**/node_modules/**'],
	}).filter((file) => join(root, file) !== import.meta.filename);
	expect(files.length).toBeGreaterThan(200);
	const matches = files.filter((file) => {
		const text = readFileSync(join(root, file), 'utf8');
		return customTimeouts.some((way) => way.test(text));
	});
	expect(matches).toEqual([]);
});
