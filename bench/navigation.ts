/** `npm run bench -- navigation`: time from a click to the next page before React has started, with and without speculation rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { freePort } from '../scripts/starter/ports.ts';
import { startProgram } from '../scripts/starter/running/program.ts';
import { requireChromium } from '../scripts/starter/system/chromium.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { timeOfClick } from './navigation/click.ts';
import { startSlowConnection } from './navigation/slow-connection.ts';
import { quantile } from './quantile.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');
const roundTripMs = 150;
const rounds = 12;

const links = {
	'a link of the menu, prerendered': 'header nav a[href="/pricing"]',
	'a link in the page, fetched': 'main a[href="/pricing"]',
};

/** Runs the benchmark, prints and stores its table. */
export async function benchNavigation(): Promise<void> {
	const both = await startTemporarySite(logs, process.env);
	const port = await freePort();
	const plain = await startProgram({
		name: 'site',
		workspace: 'apps/site',
		script: 'start',
		environment: { ...both.environments.site, PORT: String(port), SPECULATION_RULES: 'off' },
		logFolder: logs,
		readyUrl: `http://127.0.0.1:${port}/healthz`,
		readyTimeoutMs: 60_000,
	});
	const ahead = await startSlowConnection(both.environments.site.SITE_URL ?? '', roundTripMs);
	const onClick = await startSlowConnection(`http://127.0.0.1:${port}`, roundTripMs);
	const browser = await launch({
		executablePath: requireChromium(),
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
	});
	try {
		const rows: string[] = [];
		for (const [name, link] of Object.entries(links)) {
			const times = { ahead: [] as number[], onClick: [] as number[] };
			// Alternately, so that the machine's load affects both; the first round fills the site's cache.
			for (let round = 0; round <= rounds; round += 1) {
				const withRules = await timeOfClick(browser, `${ahead.origin}/`, link);
				const without = await timeOfClick(browser, `${onClick.origin}/`, link);
				if (round === 0) continue;
				times.ahead.push(withRules);
				times.onClick.push(without);
			}
			rows.push(row(name, times));
		}
		write(rows);
	} finally {
		await browser.close();
		await Promise.all([ahead.close(), onClick.close(), plain.stop()]);
		await both.close();
	}
}

function row(name: string, { ahead, onClick }: Record<'ahead' | 'onClick', number[]>): string {
	const figures = (times: number[]) =>
		`${Math.round(quantile(times, 0.5))} (${Math.round(quantile(times, 0.95))})`;
	const ratio = quantile(ahead, 0.5) / quantile(onClick, 0.5);
	return `| ${name} | ${figures(onClick)} | ${figures(ahead)} | ${ratio.toFixed(2)} |`;
}

function write(rows: readonly string[]): void {
	const table = `# Navigation

\`npm run bench -- navigation\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}: milliseconds from a click to the first paint
of the next page, median (p95) of ${rounds}; round trips of ${roundTripMs} ms, a pointer that rests on the link for 400 ms, React not started.

| link | loaded on the click | loaded ahead | ratio |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
	mkdirSync(results, { recursive: true });
	writeFileSync(join(results, 'navigation.md'), table);
	console.log(table);
}
