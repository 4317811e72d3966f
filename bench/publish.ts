/** `npm run bench -- publish`: time from publishing by REST until the site shows the change. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { printTable, quantile } from './figures.ts';

const login = z.object({ token: z.string() });

/** Sends a request to the backend as the administrator of the demo content, with a JSON or form body. Throws unless the status is 2xx. */
type BackendRequest = (method: string, path: string, body?: object | FormData) => Promise<unknown>;

/** Signs in to the backend and returns a function for requests. */
async function signIn(environment: NodeJS.ProcessEnv): Promise<BackendRequest> {
	const headers: Record<string, string> = {};
	const request: BackendRequest = async (method, path, body) => {
		const isForm = body instanceof FormData;
		const response = await fetch((environment.BACKEND_URL ?? '') + path, {
			method,
			headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
			...(body && { body: isForm ? body : JSON.stringify(body) }),
		});
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
		return response.json();
	};
	const email = environment.SEED_ADMIN_EMAIL ?? 'admin@example.com';
	const password = environment.SEED_ADMIN_PASSWORD ?? '';
	const { token } = login.parse(await request('POST', '/api/users/login', { email, password }));
	headers.authorization = `JWT ${token}`;
	return request;
}

const logs = join(import.meta.dirname, '../test-results/logs');
const rounds = 40;
/** The first rounds warm up the programs. */
const warmUpRounds = 2;
const timeoutMs = 60_000;

/** A document that is published repeatedly, and the pages that show it. */
interface Target {
	name: string;
	rest: string;
	paths: Record<string, string>;
	change: (mark: string) => object;
}

const page = z.object({ id: z.number(), sections: z.array(z.looseObject({})) });
const post = z.object({ id: z.number(), slug: z.string() });
const listOfOne = <T extends z.ZodType>(document: T) => z.object({ docs: z.tuple([document]) });

/** A page and the newest article. */
async function findTargets(request: BackendRequest): Promise<Target[]> {
	const query = 'depth=0&locale=en&limit=1';
	const pages = await request('GET', `/api/pages?${query}&where[slug][equals]=integrations`);
	const posts = await request('GET', `/api/posts?${query}&sort=-date`);
	const [{ id, sections }] = listOfOne(page).parse(pages).docs;
	const [hero, ...others] = sections;
	const [article] = listOfOne(post).parse(posts).docs;
	return [
		{
			name: 'a page’s text',
			paths: { 'the page': '/integrations' },
			rest: `/api/pages/${id}`,
			change: (heading) => ({ sections: [{ ...hero, heading }, ...others] }),
		},
		{
			name: 'an article’s title',
			paths: {
				'the article': `/blog/${article.slug}`,
				'the blog': '/blog',
				'the feed': '/blog/feed.xml',
			},
			rest: `/api/posts/${article.id}`,
			change: (title) => ({ title }),
		},
	];
}

async function fetchText(address: string): Promise<string> {
	return (await fetch(address)).text();
}

async function waitUntilVisible(address: string, mark: string): Promise<void> {
	const end = performance.now() + timeoutMs;
	while (performance.now() < end) {
		if ((await fetchText(address)).includes(mark)) return;
		await sleep(10);
	}
	throw new Error(`${address} did not show “${mark}” within ${timeoutMs} ms`);
}

/** Publishes a document once. Returns the milliseconds until the backend responded and until each page showed the change. */
function publish(
	request: BackendRequest,
	{ name, rest, paths, change }: Target,
	origin: string,
	mark: string,
): Promise<[string, number][]> {
	const start = performance.now();
	const since = (step: string) => (): [string, number] => [
		`${name}: ${step}`,
		performance.now() - start,
	];
	const body = { ...change(mark), _status: 'published' };
	return Promise.all([
		request('PATCH', `${rest}?depth=0&locale=en`, body).then(since('the backend’s response')),
		...Object.entries(paths).map(([step, path]) =>
			waitUntilVisible(origin + path, mark).then(since(step)),
		),
	]);
}

/** Runs the benchmark. */
export async function benchPublish(): Promise<void> {
	const both = await startTemporarySite(logs, process.env);
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const request = await signIn(both.environments.backend);
		const targets = await findTargets(request);
		const times = new Map<string, number[]>();
		for (let round = -warmUpRounds; round < rounds; round += 1) {
			for (const target of targets) {
				// Caches the previous version.
				await Promise.all(Object.values(target.paths).map((path) => fetchText(origin + path)));
				const mark = `Round ${round + warmUpRounds + 1}`;
				for (const [name, ms] of await publish(request, target, origin, mark)) {
					if (round >= 0) times.set(name, [...(times.get(name) ?? []), ms]);
				}
			}
		}
		printTable(`From publishing to the visitor, ${rounds} rounds`, [
			['', 'p50', 'p99'],
			...[...times].map(([name, values]) => [
				name,
				...[0.5, 0.99].map((share) => `${Math.round(quantile(values, share))} ms`),
			]),
		]);
	} finally {
		await both.close();
	}
}
