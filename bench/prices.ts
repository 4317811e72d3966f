/** `npm run bench -- prices [operators per country …]`: price API, responses of the site, memory, page weight and visitors' choices. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { countryCodes } from '../apps/site/shared/prices/countries.ts';
import type { ProgramEnvironments } from '../scripts/starter/programs.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { timeChoices } from './prices/choices.ts';
import type { Measurement } from './prices/measurement.ts';
import { memoryOf } from './prices/memory.ts';
import { weigh } from './prices/page-weight.ts';
import { timePriceApi, timeSite } from './prices/requests.ts';
import { saveResults } from './prices/results.ts';

const root = join(import.meta.dirname, '..');
const usualSizes = [1_000, 10_000];

export async function benchPrices(sizes: readonly string[]): Promise<void> {
	for (const operators of sizes.length > 0 ? sizes.map(Number) : usualSizes) {
		saveResults(await measure(operators));
	}
}

async function measure(operators: number): Promise<Measurement> {
	let file = '';
	const logs = join(root, 'test-results/logs');
	const both = await startTemporarySite(logs, process.env, {
		beforeBackend: async (environments) => {
			file = (environments.backend.DATABASE_URL ?? '').replace('file:', '');
			await fillDatabase(environments, file, operators);
		},
	});
	try {
		const { environments } = both;
		const { SITE_URL = '' } = environments.site;
		const start = performance.now();
		for (const currency of ['EUR', 'DKK']) await waitForPrices(SITE_URL, currency);
		const warmMs = performance.now() - start;
		console.log(`${operators} operators per country: the site has loaded them`);
		return {
			at: new Date().toISOString(),
			operators,
			load: loadavg()[0] ?? 0,
			databaseBytes: statSync(file).size,
			warmMs,
			priceApi: await timePriceApi(environments, countryCodes),
			site: await timeSite(environments, countryCodes),
			page: await weigh(`${SITE_URL}/pricing`),
			choices: await timeChoices(SITE_URL),
			memory: { backend: memoryOf(both.backend), site: memoryOf(both.site) },
		};
	} finally {
		await both.close();
	}
}

async function fillDatabase(
	{ backend }: ProgramEnvironments,
	file: string,
	operators: number,
): Promise<void> {
	const args = ['scripts/fill-prices.ts', file, String(operators)];
	const child = spawn(process.execPath, args, {
		cwd: join(root, 'apps/backend'),
		env: { SEED_DEMO: 'true', ...backend },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new Error(`Filling the database failed: ${code}`);
}

/** Waits until the site has loaded its whole price list. Requests before that wait for it, here at most a minute each. */
async function waitForPrices(siteUrl: string, currency: string): Promise<void> {
	const url = `${siteUrl}/api/prices/summary?currency=${currency}`;
	for (let minute = 0; minute < 30; minute += 1) {
		const status = await fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
			(response) => response.status,
			() => 0,
		);
		if (status === 200) return;
	}
	throw new Error('The site did not load all prices');
}
