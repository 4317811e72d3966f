/**
 * `npm run bench -- publish`: how long it takes from the moment an editor publishes (by REST, as the admin panel does)
 * until the site answers with the fresh page. Kept in bench/results/publish.{md,json}.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { quantile } from './quantile.ts';

const results = join(import.meta.dirname, 'results');
const rounds = 40;
const path = '/integrations';
const patienceMs = 20_000;

const login = z.object({ token: z.string() });
const page = z.object({ id: z.number(), sections: z.array(z.looseObject({})) });
const pages = z.object({ docs: z.tuple([page]) });

/** Runs the benchmark and writes its results. */
export async function benchPublish(): Promise<void> {
	const both = await startTemporarySite(join(results, '../../test-results/logs'), process.env);
	try {
		const { backend, site } = both.environments;
		const publish = await publisher(backend.BACKEND_URL ?? '', backend.SEED_ADMIN_PASSWORD ?? '');
		const address = (site.SITE_URL ?? '') + path;
		await fetch(address);
		const saved: number[] = [];
		const visible: number[] = [];
		for (let round = -2; round < rounds; round += 1) {
			const mark = `Published in round ${round + 3}`;
			const start = performance.now();
			const answered = publish(mark).then(() => performance.now() - start);
			const seen = await untilVisible(address, mark, start);
			// The first two warm both programs up.
			if (round >= 0) {
				saved.push(await answered);
				visible.push(seen);
			} else await answered;
		}
		keep({ saved, visible });
	} finally {
		await both.close();
	}
}

async function publisher(
	origin: string,
	password: string,
): Promise<(heading: string) => Promise<void>> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	const ask = async (method: string, to: string, body?: object): Promise<unknown> => {
		const response = await fetch(origin + to, {
			method,
			headers,
			...(body && { body: JSON.stringify(body) }),
		});
		if (!response.ok) throw new Error(`${method} ${to}: ${response.status}`);
		return response.json();
	};
	const email = process.env.SEED_ADMIN_EMAIL ?? 'admin@example.com';
	const { token } = login.parse(await ask('POST', '/api/users/login', { email, password }));
	headers.authorization = `JWT ${token}`;
	const filter = `where[slug][equals]=${path.slice(1)}`;
	const { docs } = pages.parse(await ask('GET', `/api/pages?depth=0&locale=en&limit=1&${filter}`));
	const [{ id, sections }] = docs;
	const [hero, ...others] = sections;
	return async (heading) => {
		await ask('PATCH', `/api/pages/${id}?depth=0&locale=en`, {
			sections: [{ ...hero, heading }, ...others],
			_status: 'published',
		});
	};
}

async function untilVisible(address: string, mark: string, start: number): Promise<number> {
	while (performance.now() - start < patienceMs) {
		const html = await (await fetch(address)).text();
		if (html.includes(mark)) return performance.now() - start;
		await sleep(5);
	}
	throw new Error(`${address} did not show “${mark}” within ${patienceMs} ms`);
}

function keep(times: { saved: number[]; visible: number[] }): void {
	const row = (name: string, values: number[]) =>
		`| ${[name, ...[0.5, 0.99].map((share) => `${Math.round(quantile(values, share))} ms`)].join(' | ')} |`;
	const load = loadavg()[0] ?? 0;
	const table = `# From publishing to the fresh page

\`npm run bench -- publish\`: a page's hero is changed and published by REST; the site is asked every 5 ms until it answers with it. ${rounds} rounds, ${process.version}, ${new Date().toISOString()}, load average ${load.toFixed(1)}.

| from the request that publishes to | p50 | p99 |
|---|---|---|
${row('the backend’s answer', times.saved)}
${row('the fresh page', times.visible)}
`;
	mkdirSync(results, { recursive: true });
	writeFileSync(
		join(results, 'publish.json'),
		`${JSON.stringify({ load, ...times }, null, '\t')}\n`,
	);
	writeFileSync(join(results, 'publish.md'), table);
	console.log(table);
}
