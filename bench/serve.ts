/** `npm run bench -- serve`: compares a cached page with a bare `node:http` server that sends the same headers and body. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startFakeContent } from '../apps/site/test/fake-content.ts';
import { freePort } from '../scripts/starter/ports.ts';
import { printTable, processorTimes, quantile } from './figures.ts';
import { type Server, startServer } from './start-server.ts';

const path = '/about';
const rounds = 12;
const secondsOfRound = 2;
const connections = 32;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Starts the built site with the flags of its start script. */
async function startSite(folder: string, contentUrl: string): Promise<Server> {
	const port = await freePort();
	const secret = 'a secret for benchmarks only';
	const main = join(import.meta.dirname, '../apps/site/server/main.ts');
	const flags = ['--min-semi-space-size=16', '--max-semi-space-size=16', main];
	return startServer('site', path, port, flags, {
		NODE_ENV: 'production',
		PORT: String(port),
		CONTENT_URL: contentUrl,
		CACHE_DIR: join(folder, 'cache'),
		WEBHOOK_SECRET: secret,
		PREVIEW_SECRET: secret,
		PRICE_API_TOKEN: secret,
	});
}

/** Starts a server with the body and headers of a page, except the headers that Node adds. */
async function startBareServer(
	folder: string,
	page: { headers: string[]; body: Buffer },
): Promise<Server> {
	const nodeHeaders = ['date', 'connection', 'keep-alive'];
	const headers = page.headers.flatMap((name, index) =>
		index % 2 === 0 && !nodeHeaders.includes(name.toLowerCase())
			? [name, page.headers[index + 1] ?? '']
			: [],
	);
	const [headerFile, bodyFile] = [join(folder, 'headers.json'), join(folder, 'body')];
	writeFileSync(headerFile, JSON.stringify(headers));
	writeFileSync(bodyFile, page.body);
	const port = await freePort();
	const script = join(import.meta.dirname, 'bare-server.ts');
	return startServer('bare server', path, port, [script, String(port), headerFile, bodyFile]);
}

async function request(origin: string): Promise<{ headers: string[]; body: Buffer }> {
	const options = { agent, headers: { 'accept-encoding': 'gzip' } };
	const [response] = (await once(get(origin + path, options), 'response')) as [IncomingMessage];
	const body = await buffer(response);
	if (response.statusCode !== 200) throw new Error(`${origin}${path}: ${response.statusCode}`);
	return { headers: response.rawHeaders, body };
}

/** Loads a server for some seconds. The processor time of a request is stable even when the machine is busy. */
async function load({ origin, pid }: Server) {
	const used = () => processorTimes(pid).mainThread + processorTimes(pid).otherThreads;
	const before = used();
	const start = performance.now();
	const times: number[] = [];
	const repeat = async () => {
		while (performance.now() - start < secondsOfRound * 1000) {
			const sent = performance.now();
			await request(origin);
			times.push(performance.now() - sent);
		}
	};
	await Promise.all(Array.from({ length: connections }, repeat));
	return {
		rate: times.length / secondsOfRound,
		p99: quantile(times, 0.99),
		microseconds: ((used() - before) * 1000) / times.length,
	};
}

/** Runs the benchmark. The servers take turns; the first round is a warm-up. */
export async function benchServe(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
	const content = await startFakeContent();
	const servers: Server[] = [];
	try {
		const site = await startSite(folder, content.url);
		servers.push(site);
		const page = await request(site.origin);
		servers.push(await startBareServer(folder, page));
		const loads = new Map(
			servers.map((server) => [server, [] as Awaited<ReturnType<typeof load>>[]]),
		);
		for (let round = 0; round <= rounds; round += 1) {
			for (const server of servers) {
				const result = await load(server);
				if (round > 0) loads.get(server)?.push(result);
			}
		}
		printTable(`A cached page of ${page.body.length} bytes, ${connections} connections, medians`, [
			['server', 'requests/s', 'p99', 'CPU a request'],
			...[...loads].map(([{ name }, results]) => {
				const median = (key: 'rate' | 'p99' | 'microseconds') =>
					quantile(
						results.map((result) => result[key]),
						0.5,
					);
				return [
					name,
					Math.round(median('rate')),
					`${median('p99').toFixed(1)} ms`,
					`${median('microseconds').toFixed(0)} µs`,
				];
			}),
		]);
	} finally {
		for (const server of servers) await server.stop();
		await content.close();
		agent.destroy();
		rmSync(folder, { recursive: true, force: true });
	}
}
