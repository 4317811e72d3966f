import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { generate } from 'otplib';
import { freePort } from '../../scripts/starter/ports.ts';
import { root } from '../../scripts/starter/programs.ts';
import {
	type PostgresServer,
	startPostgresServer,
} from '../../scripts/starter/system/postgres-server.ts';
import { pathsIn } from '../support/demo-pages.ts';
import { type Fleet, type ManagedProgram, startFleet } from '../support/fleet.ts';
import { rareStep, step } from './journey.ts';

const run = promisify(execFile);
const anna = { email: 'anna@example.com', password: 'nine blue herons at sea' };
const awkwardName = 'Ær\tø\\n\u2028 😀';
const rotated = ['PAYLOAD_SECRET', 'WEBHOOK_SECRET', 'PREVIEW_SECRET'];

let postgres: PostgresServer;
let fleet: Fleet;
let site: ManagedProgram;
let newMachine: string;

test.beforeAll(async () => {
	postgres = await startPostgresServer();
	fleet = await startFleet({ nodes: 1 });
	const [node] = fleet.nodes;
	if (!node) throw new Error('The fleet has no node');
	site = node;
	newMachine = mkdtempSync(join(tmpdir(), 'operator-'));
});
test.afterAll(async () => {
	await fleet?.close();
	await postgres?.stop();
	rmSync(newMachine, { recursive: true, force: true });
});

/** Runs an operator's command as cron does: without the settings of a service, in a folder of its own. */
async function admin(args: readonly string[], settings: Record<string, string> = {}) {
	const { PATH, HOME } = process.env;
	const env = { PATH, HOME, DATA_DIR: fleet.dataFolder, ...settings };
	const command = ['--prefix', root, 'run', 'admin', '--silent', '--', ...args];
	const result = await run('npm', command, { cwd: newMachine, env }).then(
		({ stdout }) => ({ code: 0, output: stdout }),
		({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
	);
	console.log(`    ${result.output.trim().replaceAll('\n', '\n    ')}`);
	return result;
}

async function post(path: string, body: object, token?: string) {
	const response = await fetch(`${fleet.backend.origin}/api${path}`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			...(token ? { authorization: `JWT ${token}` } : {}),
		},
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.json() };
}

/** Sets up a second factor of a new account. Returns its recovery codes. */
async function createAccountWithSecondFactor(): Promise<string[]> {
	const editor = await fleet.signIn();
	const currentPassword = fleet.backend.environment.SEED_ADMIN_PASSWORD;
	await editor.create('users', { ...anna, role: 'editor', currentPassword });
	const { token } = (await post('/users/login', anna)).body;
	const begin = { currentPassword: anna.password };
	const { ticket, secret } = (await post('/users/second-factor/begin', begin, token)).body;
	const code = await generate({ secret: secret.replaceAll(' ', '') });
	return (await post('/users/second-factor/end', { ticket, code }, token)).body.recoveryCodes;
}

/** Uses the backend as editors do after a start: signs in, publishes, which a visitor sees, creates and deletes. */
async function edit(title: string): Promise<void> {
	const editor = await fleet.signIn();
	for (const locale of ['en', 'da', 'de']) {
		const { id } = await editor.first('pages', 'where[slug][equals]=integrations');
		await editor.update('pages', id, { title, seo: { title }, _status: 'published' }, locale);
	}
	const category = await editor.create('categories', {
		name: title,
		slug: title.toLowerCase().replaceAll(' ', '-'),
		_status: 'published',
	});
	await editor.remove('categories', category.id);
	const tag = await editor.create('media-tags', { name: title });
	await editor.remove('media-tags', tag.id);
	await expect.poll(readTitle).toContain(title);
}

const readTitle = async () =>
	/<title>([^<]*)/.exec(await (await fetch(`${site.origin}/integrations`)).text())?.[1];

/** Restarts the backend, with changed settings. */
async function restartBackend(settings: Record<string, string>): Promise<void> {
	await fleet.backend.stop();
	Object.assign(fleet.backend.environment, settings);
	await fleet.backend.start();
}

const urlsOf = async (locale: string) =>
	pathsIn(await (await fetch(`${site.origin}/sitemap-${locale}.xml`)).text());

test('an operator backs up, moves to PostgreSQL, upgrades, restores and rotates secrets', async () => {
	test.setTimeout(1_200_000);
	const urls = await urlsOf('da');
	expect(urls.length).toBeGreaterThan(10);
	const edited: string = postgres.database('edited');

	await rareStep(
		'moves the database of the first start, and starts again on PostgreSQL',
		async () => {
			const seeded = postgres.database('seeded');
			const file = fleet.backend.environment.DATABASE_URL ?? '';
			await fleet.backend.stop();
			const path = file.replace('file:', '');
			expect((await admin(['move', path], { DATABASE_URL: seeded })).output).toContain(
				'every row is the same',
			);
			await restartBackend({ DATABASE_URL: seeded });
			await edit('Moved before the first change');
			// Back to the file, as somebody who only tried.
			await restartBackend({ DATABASE_URL: file });
			expect(fleet.backend.logLines().join('\n')).toContain('is used again');
		},
	);

	let recoveryCodes: string[] = [];
	await step('lets editors work for a while', async () => {
		recoveryCodes = await createAccountWithSecondFactor();
		await edit('Edited for a while');
		const editor = await fleet.signIn();
		await editor.create('media-tags', { name: awkwardName });
	});

	let archive = '';
	await step('backs up by cron, during saves', async () => {
		const editor = await fleet.signIn();
		let isDone = false;
		const saves = (async () => {
			for (let save = 0; !isDone; save += 1)
				await editor.updateGlobal('call-to-action', { heading: `Save ${save}` });
		})();
		const { output } = await admin(['backup', '--to', 'archives']).finally(() => {
			isDone = true;
		});
		await saves;
		expect(output).toMatch(
			/^Saved file:.*backend\.db, \d{3,} documents, newest change 20.*Z\n.*\/archives\/backup-.*\.tar\n$/,
		);
		archive = output.trim().split('\n').at(-1) ?? '';
		expect(archive).toBe(join(newMachine, 'archives', basename(archive)));
	});

	await step('is refused on a machine where nothing was started, which stays empty', async () => {
		const DATA_DIR = join(newMachine, 'nothing');
		for (const args of [['backup'], ['list'], ['forget', anna.email]])
			expect(await admin(args, { DATA_DIR })).toMatchObject({
				code: 1,
				output: expect.stringContaining('there is no database'),
			});
		expect(existsSync(DATA_DIR)).toBe(false);
		const DATABASE_URL = postgres.database('empty');
		for (const args of [['backup'], ['list']])
			expect(await admin(args, { DATABASE_URL })).toMatchObject({
				code: 1,
				output: expect.stringContaining('empty'),
			});
	});

	await step('restores on a new machine, which has another PAYLOAD_SECRET', async () => {
		const settings = { DATA_DIR: join(newMachine, 'data') };
		const { code, output } = await admin(
			['restore', join('archives', basename(archive))],
			settings,
		);
		expect(code).toBe(0);
		expect(output).toMatch(/files are the same[\s\S]*PAYLOAD_SECRET differs/);
		expect((await admin(['doctor'], settings)).output).toMatch(
			/✗ database file:.*\/data\/backend\.db: PAYLOAD_SECRET differs/,
		);
		expect((await admin(['restore', archive], settings)).output).toContain('not empty');
	});

	await step('moves to PostgreSQL; the file that was left is refused from then on', async () => {
		await fleet.backend.stop();
		const file = join(fleet.dataFolder, 'backend.db');
		expect((await admin(['move', file], { DATABASE_URL: edited })).output).toContain(
			'every row is the same',
		);
		for (const args of [['backup'], ['doctor'], ['data', anna.email]]) {
			const { code, output } = await admin(args);
			expect([code, output]).toEqual([1, expect.stringContaining('backend.db was moved to')]);
		}
	});

	await step('starts again; editors sign in, publish and save', async () => {
		await restartBackend({ DATABASE_URL: edited });
		const editor = await fleet.signIn();
		const filter = new URLSearchParams({ 'where[name][equals]': awkwardName });
		await editor.first('media-tags', String(filter));
		await edit('Moved to PostgreSQL');
		expect((await post('/users/login', { ...anna, code: recoveryCodes[0] })).status).toBe(200);
		expect(await urlsOf('da')).toEqual(urls);
	});

	await step(
		'is refused an upgrade that removes tables while the version before runs',
		async () => {
			const { backend } = fleet;
			const upgrade = "delete from payload_migrations where name like '%removals'";
			await run('psql', [
				'-d',
				edited,
				'-c',
				`create table kept as select * from payload_migrations`,
			]);
			await run('psql', ['-d', edited, '-c', upgrade]);
			const start = run('npm', ['start', '--silent'], {
				cwd: join(root, 'apps/backend'),
				env: { ...backend.environment, PORT: String(await freePort()) },
			});
			await expect(start).rejects.toMatchObject({
				stdout: expect.stringContaining('1 of them run (this machine). Stop them first'),
			});
			await run('psql', [
				...['-d', edited, '-c', 'delete from payload_migrations'],
				...['-c', 'insert into payload_migrations select * from kept', '-c', 'drop table kept'],
			]);
			await edit('Still running');
		},
	);

	await step('backs up PostgreSQL, and restores it with rotated secrets', async () => {
		const settings = { DATABASE_URL: edited };
		const { output } = await admin(['backup', '--to', 'archives'], settings);
		expect(output).toMatch(/^Saved postgres:.*\/edited.*, \d{3,} documents, newest change 20/);
		const secrets = Object.fromEntries(
			rotated.map((name) => [
				name,
				`a new ${name} for everybody,${fleet.backend.environment[name]}`,
			]),
		);
		await site.stop();
		Object.assign(site.environment, secrets);
		await site.start();
		await edit('Signed with the former secret');
		const DATABASE_URL = postgres.database('restored');
		const MEDIA_DIR = join(newMachine, 'media');
		// A new disk has this folder.
		mkdirSync(join(MEDIA_DIR, 'lost+found'), { recursive: true });
		const restored = { ...secrets, DATABASE_URL, MEDIA_DIR };
		const result = await admin(['restore', output.trim().split('\n').at(-1) ?? ''], restored);
		expect(result.output).toContain('files are the same');
		expect(result.output).not.toContain('PAYLOAD_SECRET');
		await restartBackend(restored);
		await expect.poll(readTitle).toContain('Still running');
		await edit('Restored and rotated');
		expect((await post('/users/login', { ...anna, code: recoveryCodes[1] })).status).toBe(200);
	});

	await rareStep('removes the former secrets', async () => {
		const secrets = Object.fromEntries(
			rotated.map((name) => [name, `a new ${name} for everybody`]),
		);
		await restartBackend(secrets);
		await site.stop();
		Object.assign(site.environment, secrets);
		await site.start();
		await edit('Rotated');
		const refusal = await post('/users/login', { ...anna, code: recoveryCodes[2] });
		expect(JSON.stringify(refusal.body)).toContain('No code can be checked');
		const { environment } = fleet.backend;
		const settings = { ...secrets, DATABASE_URL: environment.DATABASE_URL ?? '' };
		await admin(['remove-second-factor', anna.email], settings);
		expect((await post('/users/login', anna)).status).toBe(200);
	});
});
