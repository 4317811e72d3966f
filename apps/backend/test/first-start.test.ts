import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/start/open-database.ts';

/** Starts a backend without Next, as `npm start` does in an empty database. Returns its exit code and its log lines of level error. */
async function startOnce() {
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
