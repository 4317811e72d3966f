import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** A log call with an object literal. */
const call = /\b(?:log|logger)\??\.(?:fatal|error|warn|info|debug|trace)\(\s*\{([^}]*)\}/g;

/** Common names of caught errors, used as keys. */
const wrongKey = /(?:^|,)\s*(?:error|cause|problem|failure|exception|e)\s*(?:[:,]|$)/;

function wrongKeys(source: string): string[] {
	return [...source.matchAll(call)].flatMap(([line, keys = '']) =>
		wrongKey.test(keys) ? [line] : [],
	);
}

test('log lines of both programs have errors under the key `err`', () => {
	const files = globSync('apps/{site,backend}/{server,app,src,shared}/**/*.{ts,tsx}', {
		cwd: root,
	});
	expect(files.length).toBeGreaterThan(500);
	const matches = files.flatMap((file) =>
		wrongKeys(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
	);
	expect(matches).toEqual([]);
});

test('detects other keys in any formatting of the call', () => {
	expect(wrongKeys("logger.warn({ error, path }, 'x')")).toHaveLength(1);
	expect(wrongKeys("payload.logger.error({\n\tpath,\n\terror: cause,\n}, 'x')")).toHaveLength(1);
	expect(wrongKeys("log.error({ ...details, where, err: cause }, 'x')")).toEqual([]);
});
