import { execFile } from 'node:child_process';
import {
	cpSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { readArchive } from '../src/start/operations/archive.ts';
import { backUp } from '../src/start/operations/backup.ts';
import { examine } from '../src/start/operations/doctor.ts';
import { restore } from '../src/start/operations/restore.ts';
import { readDatabase } from '../src/start/operations/stored-database.ts';
import { startTestBackend } from './backend.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'restore-test-'));

const backend = await startTestBackend();
const archive = (await backUp(join(folder, 'backups'))).archive;
afterAll(async () => {
	await backend.payload.destroy();
	rmSync(folder, { recursive: true, force: true });
});

it('counts the rows of the database at the moment of the backup', async () => {
	const target = join(folder, 'read');
	mkdirSync(target);
	expect(statSync(archive).mode & 0o777).toBe(0o600);
	const { rows } = await readArchive(archive, target);
	const { totalDocs } = await backend.payload.count({ collection: 'pages' });
	expect(rows.pages).toBe(totalDocs);
	expect(rows.pages_locales).toBeGreaterThan(totalDocs);
});

it('backs up the files of a linked folder, and linked files, but no folders', async () => {
	const { MEDIA_DIR } = environment;
	onTestFinished(() => void Object.assign(environment, { MEDIA_DIR }));
	const disk = join(folder, 'disk');
	mkdirSync(join(disk, 'lost+found'), { recursive: true });
	writeFileSync(join(disk, 'own.svg'), '<svg/>');
	writeFileSync(join(folder, 'linked.svg'), '<svg></svg>');
	symlinkSync('../linked.svg', join(disk, 'linked.svg'));
	symlinkSync('../deleted.svg', join(disk, 'deleted.svg'));
	symlinkSync(disk, join(folder, 'linked-media'));
	Object.assign(environment, { MEDIA_DIR: join(folder, 'linked-media') });
	const target = join(folder, 'of-links');
	mkdirSync(target);
	const { archive: file } = await backUp(join(folder, 'backups-of-links'));
	const { files } = await readArchive(file, target);
	expect(Object.keys(files)).toEqual(['database', 'media/linked.svg', 'media/own.svg']);
	expect(readFileSync(join(target, 'media/linked.svg'), 'utf8')).toBe('<svg></svg>');
	expect(lstatSync(join(target, 'media/linked.svg')).isFile()).toBe(true);
});

it('finds a damaged archive', async () => {
	const damaged = join(folder, 'damaged.tar');
	const bytes = readFileSync(archive);
	bytes.write('damage', bytes.lastIndexOf('<svg'));
	writeFileSync(damaged, bytes);
	const target = join(folder, 'damaged');
	mkdirSync(target);
	await expect(readArchive(damaged, target)).rejects.toThrow('damaged');
});

it.each([
	[
		'of a newer version',
		'newer version',
		(text: string) => text.replace('"format": 1', '"format": 2'),
	],
	['cut off', 'damaged', (text: string) => text.slice(0, 100)],
	[
		'of an empty database',
		'has no migrations',
		(text: string) => text.replace(/"migrations": \[[^\]]*\]/, '"migrations": []'),
	],
	['with files of its own', 'also has media/own.svg', (text: string) => text],
])('refuses an archive %s', async (name, reason, change) => {
	const content = join(folder, name);
	mkdirSync(content);
	await run('tar', ['-xf', archive, '-C', content]);
	const manifest = join(content, 'manifest.json');
	writeFileSync(manifest, change(readFileSync(manifest, 'utf8')));
	if (name === 'with files of its own') symlinkSync(manifest, join(content, 'media', 'own.svg'));
	const file = join(folder, `${name}.tar`);
	await run('tar', ['-cf', file, '-C', content, '.']);
	await expect(restore(file)).rejects.toThrow(reason);
});

it('reads an archive whose name has a colon', async () => {
	const target = join(folder, 'colon');
	const workingFolder = process.cwd();
	onTestFinished(() => process.chdir(workingFolder));
	mkdirSync(target);
	cpSync(archive, join(folder, 'at 12:00.tar'));
	process.chdir(folder);
	expect((await readArchive('at 12:00.tar', target)).format).toBe(1);
});

it('a backup that fails leaves the earlier one, and nothing that looks like a backup', async () => {
	const target = join(folder, 'failed');
	cpSync(archive, join(target, 'earlier.tar'));
	const { MEDIA_DIR } = environment;
	Object.assign(environment, { MEDIA_DIR: join(folder, 'nowhere') });
	await expect(backUp(target)).rejects.toThrow('nowhere');
	Object.assign(environment, { MEDIA_DIR });
	expect(readdirSync(target)).toEqual(['earlier.tar']);
});

it.each(['/proc/backups/website', join(import.meta.filename, 'backups')])(
	'refuses to back up to %s, which cannot be created',
	async (target) => {
		await expect(backUp(target)).rejects.toThrow(`backup: ${target} can't be written: E`);
	},
);

/** Replaces the program `tar` for one backup in a process of its own. Returns its failure and the files in the folder. */
async function backUpWithTar(name: string, script: string) {
	const target = join(folder, name);
	cpSync(archive, join(target, 'earlier.tar'));
	const programs = join(folder, `${name}-programs`);
	mkdirSync(programs);
	writeFileSync(join(programs, 'tar'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	const code = `await (await import('./src/start/operations/backup.ts')).backUp(process.argv[1])`;
	const args = ['--no-warnings', '--input-type=module', '-e', code, target];
	const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
	const failure: unknown = await run(process.execPath, args, { env }).catch((cause) => cause);
	return { failure, files: readdirSync(target) };
}

it.each([
	['a full disk', 'exec /bin/tar -cf /dev/full -C "$4" .', { code: 1 }],
	[
		'a system that ends tar for want of memory',
		'kill -9 $$',
		{ code: 1, stderr: expect.stringContaining('tar failed: exit SIGKILL') },
	],
	['Ctrl-C', 'kill -INT $PPID; exec sleep 5', { code: 1 }],
	['the end of a system', 'kill -TERM $PPID; exec sleep 5', { code: 1 }],
	['kill -9', 'kill -9 $PPID', { signal: 'SIGKILL' }],
])('%s during a backup leaves the earlier one whole', async (name, script, outcome) => {
	const { failure, files } = await backUpWithTar(name, script);
	expect(failure).toMatchObject(outcome);
	const isFinished = (file: string) => name !== 'kill -9' || !file.startsWith('.unfinished-');
	expect(files.filter(isFinished)).toEqual(['earlier.tar']);
	expect(readFileSync(join(folder, name, 'earlier.tar')).equals(readFileSync(archive))).toBe(true);
});

it('removes what a backup left behind that was killed days ago', async () => {
	const target = join(folder, 'left-behind');
	for (const name of ['old', 'new'])
		cpSync(archive, join(target, `.unfinished-${name}`, 'content.tar'));
	utimesSync(join(target, '.unfinished-old'), 0, 0);
	const { archive: file } = await backUp(target);
	expect(readdirSync(target).sort()).toEqual(['.unfinished-new', basename(file)]);
});

it('names a database file that is damaged', async () => {
	const damaged = join(folder, 'damaged.db');
	writeFileSync(damaged, 'Not a database'.repeat(100));
	await expect(readDatabase(damaged)).rejects.toThrow(`${damaged}: file is not a database`);
});

/** Runs an expression of the module of stored databases, with these shell scripts as PostgreSQL's programs. */
async function onPostgres(expression: string, scripts: Record<string, string>): Promise<unknown> {
	const programs = mkdtempSync(join(folder, 'postgres-programs-'));
	for (const [name, script] of Object.entries(scripts))
		writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	const code = `console.log(await (await import('./src/start/operations/stored-database.ts')).${expression})`;
	const env = {
		...process.env,
		DATABASE_URL: 'postgres://website:p%40ss@db.example/website?sslmode=require',
		PATH: `${programs}:${process.env.PATH}`,
	};
	const args = ['--no-warnings', '--input-type=module', '-e', code];
	return run(process.execPath, args, { env }).catch((cause) => cause);
}

it.each([
	[
		'pg_dump (PostgreSQL) 17.2 (Debian 17.2-1.pgdg120+1)',
		'150013',
		/pg_dump 17 .*server \(15\).*into PostgreSQL 17/,
	],
	['pg_dump (PostgreSQL) 16.4', '170002', /^\s*$/],
])('a backup by %s of the server %s', async (program, server, expected) => {
	const scripts = { pg_dump: `echo '${program}'`, psql: `echo ${server}` };
	expect(await onPostgres('newerDumpNotice()', scripts)).toMatchObject({
		stdout: expect.stringMatching(expected),
	});
});

it('gives the password of PostgreSQL to its programs by the environment', async () => {
	const scripts = { pg_dump: 'echo "$PGPASSWORD" "$@" >&2; exit 1' };
	expect(await onPostgres("dumpDatabase('x')", scripts)).toMatchObject({
		stderr: expect.stringContaining(
			'pg_dump failed: p@ss -d postgres://website@db.example/website?sslmode=require -Fc',
		),
	});
});

it('doctor names what is wrong', async () => {
	Object.assign(environment, {
		SITE_WEBHOOK_URL: ['http://127.0.0.1:1/'],
		SMTP_URL: 'smtp://127.0.0.1:1',
		SITE_URL: 'http://site.example',
	});
	const problems = Object.fromEntries(
		(await examine()).map(({ name, problem }) => [name, problem]),
	);
	expect(problems).toMatchObject({ database: null, folders: null, bucket: null });
	expect(problems['mail server']).toMatch(/^SMTP_URL: 127.0.0.1:1: .*ECONNREFUSED/);
	expect(problems.backend).toMatch(/^BACKEND_URL/);
	expect(problems.site).toContain('SITE_URL');
	expect(problems.webhooks).toMatch(/^SITE_WEBHOOK_URL: http:\/\/127.0.0.1:1\/: /);
});
