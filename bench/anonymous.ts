/**
 * `npm run bench -- anonymous`: main-thread time of the backend for each kind of request without a session, and how long `/healthz` takes
 * while 20 of them run at once.
 */
import { join } from 'node:path';
import { publicEndpoints } from '../apps/backend/src/platform/http/public-endpoints.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { printTable, processorTimes, quantile, serverProcess } from './figures.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const atOnce = 20;
const requests = 200;

/** Requests that no public endpoint answers. `#` is replaced by a number, so that each request is another. */
const otherPaths = [
	'/admin/login',
	'/admin/login?redirect=/admin/collections/pages/#',
	'/admin/forgot',
	'/admin/set-password/reset-#',
	'/admin/setup',
	'/admin/nowhere-#',
	'/admin/collections/pages/#',
	'/admin/collections/nowhere-#',
	'/api/pages/#',
	'/nowhere-#',
	'/_next/static/nowhere-#.js',
	'/',
];

interface Kind {
	name: string;
	method: string;
	path: string;
	headers?: Record<string, string>;
}

const kinds: Kind[] = [
	...otherPaths.map((path) => ({ name: `GET ${path}`, method: 'GET', path })),
	{
		name: 'GET /admin/login, invented session',
		method: 'GET',
		path: '/admin/login',
		headers: { cookie: 'session-token=a.b.#' },
	},
	{ name: 'POST /admin/login', method: 'POST', path: '/admin/login' },
	...publicEndpoints.flatMap(({ methods, path }) =>
		methods.map((method) => ({
			name: `${method} ${path}`,
			method,
			path: path.replace('*', 'moving.json'),
		})),
	),
];

/** Measures every kind of request at a backend whose process is `pid`. */
export async function measureAnonymous(origin: string, pid: number): Promise<string[][]> {
	let sent = 0;
	const send = async ({ method, path, headers = {} }: Kind): Promise<number> => {
		sent += 1;
		const number = (text: string) => text.replace('#', String(sent));
		const response = await fetch(origin + number(path), {
			method,
			redirect: 'manual',
			headers: {
				...Object.fromEntries(Object.entries(headers).map(([key, text]) => [key, number(text)])),
				...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
			},
			...(method === 'POST' ? { body: '{"email":"nobody@example.com","password":"x"}' } : {}),
		});
		await response.arrayBuffer();
		return response.status;
	};
	const rows: string[][] = [];
	for (const kind of kinds) {
		await send(kind);
		const before = processorTimes(pid).mainThread;
		const statuses = new Set<number>();
		let waiting = requests;
		const healthTimes: number[] = [];
		const checkHealth = async () => {
			while (waiting > 0) {
				const start = performance.now();
				await (await fetch(`${origin}/healthz`)).arrayBuffer();
				healthTimes.push(performance.now() - start);
			}
		};
		const sendAll = async () => {
			while (waiting > 0) {
				waiting -= 1;
				statuses.add(await send(kind));
			}
		};
		await Promise.all([checkHealth(), ...Array.from({ length: atOnce }, sendAll)]);
		const ms = (processorTimes(pid).mainThread - before) / requests;
		rows.push([
			kind.name,
			[...statuses].join(', '),
			ms.toFixed(1),
			...[0.5, 1].map((share) => quantile(healthTimes, share).toFixed(0)),
		]);
	}
	return rows;
}

/** Runs the benchmark on both built programs with the demo content. */
export async function benchAnonymous(): Promise<void> {
	const both = await startTemporarySite(logs, { ...process.env, COOKIE_PREFIX: 'session' });
	try {
		const origin = both.environments.backend.BACKEND_URL ?? '';
		const rows = await measureAnonymous(origin, serverProcess(both.backend.process.pid ?? 0));
		printTable(`${requests} requests without a session, ${atOnce} at once`, [
			['request', 'status', 'main thread, ms', '/healthz, ms, median', 'slowest'],
			...rows,
		]);
	} finally {
		await both.close();
	}
}
