/** `npm run bench -- memory`: resident memory during requests to 20,000 unknown URLs (site), and 100 uploads and a crawl (backend). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { crawl, requestUnknownUrls, uploadPictures } from './memory/load.ts';
import { memoryOf } from './prices/memory.ts';
import { signIn } from './sign-in.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');

/** Maximum memory of the site and the backend in MiB; the limits in deploy/ are higher. */
const bounds = { site: 450, backend: 700 };

export async function benchMemory(addresses = 20_000, uploads = 100): Promise<void> {
	const both = await startTemporarySite(logs, {
		...process.env,
		CLIENT_ADDRESS_HEADER: 'x-client-address',
	});
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const start = { site: memoryOf(both.site), backend: memoryOf(both.backend) };
		const peak = { ...start };
		const sample = () => {
			peak.site = Math.max(peak.site, memoryOf(both.site));
			peak.backend = Math.max(peak.backend, memoryOf(both.backend));
		};
		const pages = await crawl(origin);
		await uploadPictures(await signIn(both.environments.backend), uploads);
		sample();
		const backend = peak.backend;
		await requestUnknownUrls(origin, addresses, (responseCount) => {
			if (responseCount % 100 === 0) sample();
		});
		const table = `# Memory

\`npm run bench -- memory\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}. Resident MiB:

| | at the start | maximum | bound |
| --- | --- | --- | --- |
| site, ${addresses} unknown URLs | ${start.site} | ${peak.site} | ${bounds.site} |
| backend, ${uploads} uploads and a crawl of ${pages} pages | ${start.backend} | ${backend} | ${bounds.backend} |
| backend, with the unknown URLs too | ${start.backend} | ${peak.backend} | |
`;
		mkdirSync(results, { recursive: true });
		writeFileSync(join(results, 'memory.md'), table);
		console.log(table);
	} finally {
		await both.close();
	}
}
