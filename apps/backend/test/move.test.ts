import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import { environment } from '../src/platform/environment.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { move } from '../src/start/operations/move.ts';
import { readAllPages } from './restored-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'move-test-'));
const file = join(folder, 'source.db');
afterAll(async () => {
	await (await openDatabase()).destroy();
	rmSync(folder, { recursive: true, force: true });
});

/** Fills a SQLite database in a process of its own, as this one is on PostgreSQL. Returns its pages. */
async function fillSource(): Promise<unknown[]> {
	const code = `
		const { openDatabase } = await import('./src/start/open-database.ts');
		const { importContent } = await import('./src/seed/import-content.ts');
		const { createContentHandler } = await import('./src/api/graphql/handle.ts');
		const { readAllPages } = await import('./test/restored-pages.ts');
		const payload = await openDatabase();
		await importContent(payload, 'test/content');
		await payload.create({ collection: 'media-tags', data: { name: 'Ær\\tø\\\\n\\u2028 😀' } });
		console.log(JSON.stringify(await readAllPages(createContentHandler(payload))));
		process.exit(0);`;
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--no-warnings', '--input-type=module', '-e', code],
		{ env: { ...process.env, DATABASE_URL: `file:${file}`, MEDIA_DIR: join(folder, 'media') } },
	);
	return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it('checks file and folder before it copies anything', async () => {
	const { S3_BUCKET } = environment;
	onTestFinished(() => void Object.assign(environment, { S3_BUCKET }));
	await expect(move(file, '')).rejects.toThrow(`${file}: unable to open`);
	await expect(move(file, folder)).rejects.toThrow('S3_BUCKET: set it');
	Object.assign(environment, { S3_BUCKET: 'files' });
	await expect(move(file, join(folder, 'missing'))).rejects.toThrow(/^ENOENT.*missing/);
});

it('moves a SQLite database to PostgreSQL with the same pages, values and next ids', async () => {
	const pages = await fillSource();
	expect(await move(file, '')).toContain('every row is the same');

	const payload = await openDatabase();
	expect(await readAllPages(createContentHandler(payload))).toEqual(pages);
	const { docs } = await payload.find({ collection: 'media-tags' });
	expect(docs).toMatchObject([{ name: 'Ær\tø\\n\u2028 😀' }]);
	const next = await payload.create({ collection: 'media-tags', data: { name: 'Next' } });
	expect(next.id).toBe((docs[0]?.id ?? 0) + 1);

	await expect(move(file, '')).rejects.toThrow('not empty');
});

it('refuses a database of another version', async () => {
	const source = new DatabaseSync(file);
	source.exec("delete from payload_migrations where name like '%removals'");
	source.close();
	await expect(move(file, '')).rejects.toThrow('another version');
});
