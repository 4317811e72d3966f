/** Runs after `react-router build`: notes when the build was made and compresses its files as well as possible. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../server/cache/answers/compress.ts';

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
	const { br, gzip } = await compress(readFileSync(path), contentType, 'best');
	await Promise.all([br && writeFile(`${path}.br`, br), gzip && writeFile(`${path}.gz`, gzip)]);
}

writeFileSync(join(buildFolder, 'build.json'), JSON.stringify({ timestamp: Date.now() }));
await Promise.all(globSync(join(buildFolder, 'client/**/*')).map(precompress));
