import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** A line of the log and the object it is given, as far as that is written in place. */
const call = /\b(?:log|logger)\??\.(?:fatal|error|warn|info|debug|trace)\(\s*\{([^}]*)\}/g;

/** Names that errors have where they are caught, as keys. */
const wrongKey = /(?:^|,)\s*(?:error|cause|problem|failure|exception|e)\s*(?:[:,]|$)/;

function wrongKeys(source: string): string[] {
	return [...source.matchAll(call)].flatMap(([line, keys = '']) =>
		wrongKey.test(keys) ? [line] : [],
	);
}

test('an error stands under the key `err` in every line of both programs’ logs', () => {
	const files = globSync('apps/{site,backend}/{server,app,src,shared}/**/*.{ts,tsx}', {
		cwd: root,
	});
	expect(files.length).toBeGreaterThan(500);
	const matches = files.flatMap((file) =>
		wrongKeys(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
	);
	expect(matches).toEqual([]);
});

test('another key is found, however the call is written', () => {
	expect(wrongKeys("logger.warn({ error, path }, 'x')")).toHaveLength(1);
	expect(wrongKeys("payload.logger.error({\n\tpath,\n\terror: cause,\n}, 'x')")).toHaveLength(1);
	expect(wrongKeys("log.error({ ...details, where, err: cause }, 'x')")).toEqual([]);
});
