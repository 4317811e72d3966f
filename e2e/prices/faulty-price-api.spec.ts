import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakePriceServer } from '../../apps/site/test/prices/fake-price-server.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openPrices, smsFigures } from './price-page.ts';

test('Try again fetches the prices once the API works again', async ({ page, pageErrors }) => {
	const folder = await mkdtemp(join(tmpdir(), 'prices-test-'));
	const prices = await startFakePriceServer();
	// The site reads the list when it starts.
	prices.misbehave(() => new Response('no', { status: 500 }));
	const site = await startSite({
		CONTENT_URL: `${process.env.E2E_BACKEND_URL}/graphql`,
		MEDIA_URL: process.env.E2E_BACKEND_URL ?? '',
		...prices.settings,
		CACHE_DIR: folder,
	});
	try {
		await openPrices(page, `${site.url}/pricing?countries=AT`);
		const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
		await expect(retry).toBeVisible();
		prices.misbehave(null);
		const figures = smsFigures(page.locator('main table').first());
		// Polled: after a failure, the site waits before it queries the API again.
		await expect(async () => {
			if (await retry.isVisible()) await retry.click({ timeout: 2000 });
			await expect(figures).toHaveText([/^€0\.\d+$/], { timeout: 2000 });
		}).toPass();
		await expect(retry).toHaveCount(0);
	} finally {
		await site.stop();
		await prices.close();
		await rm(folder, { recursive: true, force: true });
	}
	const others = pageErrors.filter((error) => !error.includes('502'));
	pageErrors.splice(0, pageErrors.length, ...others);
});
