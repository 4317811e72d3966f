/** `npm run bench -- memory`: resident memory under 20,000 unknown addresses (site), 100 uploads and a crawl (backend). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { crawl, inventAddresses, uploadPictures } from './memory/load.ts';
import { memoryOf } from './prices/memory.ts';
import { signedIn } from './signed-in.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');

/** What the site and the backend may take, in MiB; deploy/ allows more. */
const bounds = { site: 450, backend: 700 };

export async function benchMemory(addresses = 20_000, uploads = 100): Promise<void> {
	const both = await startTemporarySite(logs, {
		...process.env,
		CLIENT_ADDRESS_HEADER: 'x-client-address',
	});
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const start = { site: memoryOf(both.site), backend: memoryOf(both.backend) };
		const most = { ...start };
		const look = () => {
			most.site = Math.max(most.site, memoryOf(both.site));
			most.backend = Math.max(most.backend, memoryOf(both.backend));
		};
		const pages = await crawl(origin);
		await uploadPictures(await signedIn(both.environments.backend), uploads);
		look();
		const backend = most.backend;
		await inventAddresses(origin, addresses, (answered) => {
			if (answered % 100 === 0) look();
		});
		const table = `# Memory

\`npm run bench -- memory\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}. Resident MiB:

| | at the start | most | bound |
| --- | --- | --- | --- |
| site, ${addresses} invented addresses | ${start.site} | ${most.site} | ${bounds.site} |
| backend, ${uploads} uploads and a crawl of ${pages} pages | ${start.backend} | ${backend} | ${bounds.backend} |
| backend, the invented addresses too | ${start.backend} | ${most.backend} | |
`;
		mkdirSync(results, { recursive: true });
		writeFileSync(join(results, 'memory.md'), table);
		console.log(table);
	} finally {
		await both.close();
	}
}
