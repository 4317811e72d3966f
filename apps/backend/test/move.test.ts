import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { move } from '../src/start/operations/move.ts';

const folder = mkdtempSync(join(tmpdir(), 'move-test-'));
const file = join(folder, 'source.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks file and folder before it copies anything', async () => {
	const { S3_BUCKET } = environment;
	onTestFinished(() => void Object.assign(environment, { S3_BUCKET }));
	await expect(move(file, '')).rejects.toThrow(`${file}: unable to open`);
	await expect(move(file, folder)).rejects.toThrow('S3_BUCKET: set it');
	Object.assign(environment, { S3_BUCKET: 'files' });
	await expect(move(file, join(folder, 'missing'))).rejects.toThrow(/^ENOENT.*missing/);
});

it('refuses a database of another version', async () => {
	const source = new DatabaseSync(file);
	source.exec('create table payload_migrations (id integer primary key, name text)');
	source.exec("insert into payload_migrations (name) values ('20261124_201632_initial')");
	source.close();
	await expect(move(file, '')).rejects.toThrow('another version');
});
