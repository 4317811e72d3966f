/** `npm run bench -- editors [--posts 10000]`: an editor's waiting times for lists, a long form, saves, and the live preview of a change. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { requireChromium } from '../scripts/starter/system/chromium.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { copyPosts } from './publish/copy-posts.ts';
import { quantile } from './quantile.ts';
import { type BackendRequest, signIn } from './sign-in.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');
const sections = 30;
const aims = { list: 1000, preview: 500 };
const createdDocument = z.object({ doc: z.object({ id: z.number() }) });

type Times = Map<string, number[]>;

/** Runs the benchmark, prints and stores its table. */
export async function benchEditors(posts: number, rounds = 12): Promise<void> {
	const both = await startTemporarySite(logs, process.env, {
		afterImport: (dataFolder) => copyPosts(dataFolder, posts),
	});
	const browser = await chromium.launch({ executablePath: requireChromium() });
	const times: Times = new Map();
	/** The first round warms up. */
	const measure = async (name: string, action: (round: number) => Promise<unknown>) => {
		for (let round = 0; round <= rounds; round += 1) {
			const start = performance.now();
			await action(round);
			if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
		}
	};
	try {
		const { backend } = both.environments;
		const request = await signIn(backend);
		const id = await createLongPage(request);
		const admin = `${backend.BACKEND_URL}/admin`;
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		await signInTo(page, admin, backend);
		const open = async (path: string, selector: string) => {
			await page.goto(admin + path, { waitUntil: 'commit' });
			await page.locator(selector).first().waitFor();
		};
		await measure('the list of articles', () => open('/collections/posts', 'tbody tr'));
		await measure('the list of pages', () => open('/collections/pages', 'tbody tr'));
		await measure(`a page of ${sections} sections`, () =>
			open(`/collections/pages/${id}`, `#sections-row-${sections - 1}`),
		);
		await measure('saving its draft', (round) =>
			request('PATCH', `/api/pages/${id}?draft=true&depth=0&locale=en`, {
				title: `Draft ${round}`,
			}),
		);
		await measure('publishing it', (round) =>
			request('PATCH', `/api/pages/${id}?depth=0&locale=en`, {
				title: `Published ${round}`,
				_status: 'published',
			}),
		);
		const type = await openPreview(page, () => open(`/collections/pages/${id}`, '#field-title'));
		await measure('the preview of a keystroke', type);
		write(posts, times);
	} finally {
		await browser.close();
		await both.close();
	}
}

async function createLongPage(request: BackendRequest): Promise<number> {
	const rows = Array.from({ length: sections - 1 }, (_, index) => ({
		blockType: 'faq',
		heading: `Questions ${index}`,
		items: [{ question: 'How long does it take?' }, { question: 'And the second time?' }],
	}));
	const body = {
		title: 'A long page',
		slug: 'a-long-page',
		sections: [{ blockType: 'cleanHero', heading: 'A long page' }, ...rows],
		_status: 'published',
	};
	return createdDocument.parse(await request('POST', '/api/pages?depth=0&locale=en', body)).doc.id;
}

async function signInTo(page: Page, admin: string, environment: NodeJS.ProcessEnv): Promise<void> {
	await page.goto(`${admin}/login`);
	await page.locator('input[name=email]').fill(environment.SEED_ADMIN_EMAIL ?? 'admin@example.com');
	await page.locator('input[name=password]').fill(environment.SEED_ADMIN_PASSWORD ?? '');
	await page.locator('form button[type=submit]').click();
	await page.waitForURL(/\/admin\/?$/);
}

/** Opens the live preview; returns a function that types a heading and waits until the preview shows it. */
async function openPreview(page: Page, open: () => Promise<void>) {
	await open();
	await page.locator('#live-preview-toggler').click();
	const heading = page.frameLocator('#live-preview-iframe').locator('h1');
	await heading.waitFor();
	await heading.click();
	const field = page.locator('#field-sections__0__heading');
	return async (round: number) => {
		const text = `Typed ${round}`;
		await field.fill(text);
		await heading.filter({ hasText: text }).waitFor();
	};
}

function write(posts: number, times: Times): void {
	const aim = (name: string) => {
		if (name.startsWith('the list')) return `${aims.list} ms`;
		return name.startsWith('the preview') ? `${aims.preview} ms (p95)` : '';
	};
	const rows = [...times].map(
		([name, values]) =>
			`| ${name} | ${quantile(values, 0.5).toFixed(0)} | ${quantile(values, 0.95).toFixed(0)} | ${aim(name)} |`,
	);
	const table = `# Editors

\`npm run bench -- editors --posts ${posts}\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}: milliseconds from the
editor's action until the screen shows the result, on SQLite with ${posts} articles; for saves, until the backend's response.

| | median | p95 | aim |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
	mkdirSync(results, { recursive: true });
	writeFileSync(join(results, 'editors.md'), table);
	console.log(table);
}
