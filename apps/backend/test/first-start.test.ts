import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { environment, usesPostgres } from '../src/platform/environment.ts';
import { openDatabase } from '../src/start/open-database.ts';

/** Starts a backend without Next, as `npm start` does in an empty database. Returns its exit code and its log lines of level error. */
async function startOnce(changes: Record<string, string> = {}) {
	const child = spawn(
		process.execPath,
		[
			'--no-warnings',
			'-e',
			"import('./src/start/start-or-exit.ts').then((module) => module.startOrExit()).then(() => process.exit(0))",
		],
		{
			env: {
				...process.env,
				NODE_ENV: 'production',
				LOG_LEVEL: 'error',
				SEED_CONTENT_DIR: `${import.meta.dirname}/content`,
				SEED_ADMIN_PASSWORD: 'a password for two starts',
				...changes,
			},
			stdio: ['ignore', 'pipe', 'inherit'],
		},
	);
	const [errors] = await Promise.all([text(child.stdout), once(child, 'exit')]);
	return { code: child.exitCode, errors };
}

it('two backends that start at once on an empty database import the content once', async () => {
	const starts = await Promise.all([startOnce(), startOnce()]);
	expect(starts).toEqual([
		{ code: 0, errors: '' },
		{ code: 0, errors: '' },
	]);
	const payload = await openDatabase();
	const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0 });
	const titles = docs.map(({ title }) => title);
	expect(titles.length).toBeGreaterThan(0);
	expect(titles).toEqual([...new Set(titles)]);
	expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1);
});

it.runIf(usesPostgres)(
	'names the missing right in one line, with the statement that grants it',
	async () => {
		const payload = await openDatabase();
		const pool = Reflect.get(payload.db, 'pool');
		await pool.query('drop role if exists reader; create role reader login');
		const url = new URL(environment.DATABASE_URL);
		url.username = 'reader';
		const { code, errors } = await startOnce({ DATABASE_URL: url.href });
		expect({ code, lines: errors.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
		expect(JSON.parse(errors).msg).toContain('GRANT USAGE, CREATE ON SCHEMA public TO "reader"');
		await pool.query('drop role reader');
	},
);
