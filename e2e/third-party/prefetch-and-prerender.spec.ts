import { expect, readGlobal, startThirdParties, test } from './fixtures.ts';

/** The cookie of a visitor who allowed statistics on an earlier visit. */
const consent = (url: string) => ({
	name: 'consent_choice',
	value: encodeURIComponent(
		JSON.stringify({ categories: ['necessary', 'statistics'], revision: 7 }),
	),
	url,
});

test('a prefetched page is counted once, when it is opened', async ({
	page,
	context,
	thirdParties,
}) => {
	const url = await thirdParties.site('prefetching');
	await context.addCookies([consent(url)]);
	// Prevents the start of React, which would handle the links itself.
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			const start = document.getElementById('app-start');
			if (start) start.textContent = '';
		});
	});
	const prefetchedUrls: string[] = [];
	page.on('requestfinished', (request) => {
		if (request.headers()['sec-purpose']?.startsWith('prefetch'))
			prefetchedUrls.push(request.url());
	});
	const rules = page.waitForEvent('requestfinished', (request) =>
		request.url().endsWith('/speculation-rules.json'),
	);
	await page.goto(`${url}/one`);
	await rules;
	const events = [['page_view', { props: { path: '/one', title: 'Page one' } }]];
	await expect.poll(() => readGlobal(page, 'measured')).toEqual(events);
	const two = page.getByRole('link', { name: 'Go to two' });
	await two.hover();
	await expect.poll(() => prefetchedUrls).toEqual([`${url}/two`]);
	expect(await readGlobal(page, 'measured')).toEqual(events);
	expect(thirdParties.analytics.requests).toHaveLength(1);
	await two.click();
	await expect(page.locator('h1')).toHaveText('Page two');
	await expect
		.poll(() => readGlobal(page, 'measured'))
		.toEqual([['page_view', { props: { path: '/two', title: 'Page two' } }]]);
});

test('a prerendered page requests nothing from third parties until it is shown', async ({
	page,
	context,
	thirdParties,
}) => {
	const url = await thirdParties.site('prefetching');
	await context.addCookies([consent(url)]);
	// Browsers prerender in a separate page, which a test cannot access. This simulates the state and event that the page receives.
	await page.addInitScript(() => {
		let prerendering = true;
		Object.defineProperty(document, 'prerendering', { get: () => prerendering });
		addEventListener('show-page', () => {
			prerendering = false;
			document.dispatchEvent(new Event('prerenderingchange'));
		});
	});
	await page.goto(`${url}/one`);
	const started = startThirdParties(page);
	// By then the script that starts the third parties has loaded and waits for `prerenderingchange`.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(await readGlobal(page, 'measured')).toBeUndefined();
	const allRequests = [thirdParties.tags, thirdParties.analytics, thirdParties.chat].flatMap(
		({ requests }) => requests,
	);
	expect(allRequests).toEqual([]);
	await page.evaluate(() => dispatchEvent(new Event('show-page')));
	await started;
	await expect
		.poll(() => readGlobal(page, 'measured'))
		.toEqual([['page_view', { props: { path: '/one', title: 'Page one' } }]]);
});
