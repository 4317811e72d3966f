import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { assets } from './assets.ts';
import { BuildArchive } from './build-archive.ts';

it.each([
	['gzip, deflate, br', 'br'],
	['GZIP', 'gzip'],
	['*', 'br'],
	['gzip;q=0, br', 'br'],
	['br;q=0, gzip', 'gzip'],
	['br;q=0.2, gzip;q=0.8', 'gzip'],
	['gzip;q=0', null],
	['identity', null],
])('chooses the stored file for accept-encoding %s: %s', async (accepted, expected) => {
	await using folder = await temporaryFolder();
	await mkdir(join(folder.path, 'assets'));
	for (const ending of ['', '.br', '.gz'])
		await writeFile(join(folder.path, 'assets', `page.js${ending}`), `content${ending}`);
	const app = assets({
		folder: folder.path,
		archive: new BuildArchive(join(folder.path, 'archive')),
	});
	const response = await app.request('/assets/page.js', {
		headers: { 'accept-encoding': accepted },
	});
	expect(response.headers.get('content-encoding')).toBe(expected);
	expect(await response.text()).toBe(`content${{ br: '.br', gzip: '.gz' }[expected ?? ''] ?? ''}`);
});
