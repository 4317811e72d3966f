/**
 * Runs after `react-router build`: refuses scripts that the supported browsers cannot run, stores the time of the build, and compresses its
 * files at the highest level.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressible } from '@website/page-cache/compress';

const buildFolder = join(import.meta.dirname, '../build');
const types: Record<string, string> = {
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	json: 'application/json',
	txt: 'text/plain',
};

async function precompress(path: string): Promise<void> {
	const contentType = types[path.split('.').at(-1) ?? ''];
	if (!contentType || !statSync(path).isFile()) return;
	const content = readFileSync(path);
	if (!isCompressible(content, contentType)) return;
	await Promise.all([
		promisify(brotliCompress)(content).then((bytes) => writeFile(`${path}.br`, bytes)),
		promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
	]);
}

/** What browsers lack that pass the check of `app/boot/boot.ts`, of what is newer. */
const missingInBrowsers =
	/\b(?:Promise\.(?:withResolvers|try)|Array\.fromAsync|Iterator\.(?:from|concat)|RegExp\.escape|URL\.parse)\b/;
for (const file of globSync(join(buildFolder, 'client/assets/*.js'))) {
	const [name] = missingInBrowsers.exec(readFileSync(file, 'utf8')) ?? [];
	if (name) throw new Error(`${file}: supported browsers have no ${name} (README)`);
}

writeFileSync(join(buildFolder, 'build.json'), JSON.stringify({ timestamp: Date.now() }));
await Promise.all(globSync(join(buildFolder, 'client/**/*')).map(precompress));
