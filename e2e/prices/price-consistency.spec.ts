import { expect, test } from '../support/test.ts';

interface Row {
	country: string;
	product: string;
	price: string;
}

/** The price of a product in Denmark from the public price list. */
async function listPrice(url: string, product: string): Promise<number> {
	const { prices }: { prices: Row[] } = await (await fetch(url)).json();
	const row = prices.find(
		(candidate) => candidate.country === 'DK' && candidate.product === product,
	);
	return Number(row?.price);
}

test('a chosen currency applies to cards and articles before and after React starts', async ({
	page,
	baseURL,
}) => {
	const sms = await listPrice(`${baseURL}/prices/dkk.json?countries=DK`, 'sms');
	const priceText = new RegExp(`^0,${String(sms).slice(2).padEnd(4, '0')}\\skr\\.$`);
	await page.goto('/da/priser');
	await page.getByRole('button', { name: 'DKK', exact: true }).click();
	const card = page
		.locator('article')
		.filter({ has: page.getByRole('heading', { name: 'Sms', exact: true }) });
	await expect(card.locator('strong data:visible').first()).toHaveText(priceText);
	// Before React starts, the choice loads the page again, and a script at its end stores it.
	await page.waitForLoadState();
	await page.goto('/da/blog/gsm-7-eller-ucs-2-hvad-en-enkelt-emoji-koster');
	await expect(page.locator('main data:visible').first()).toHaveText(priceText);
	await expect(page.locator('main data:visible').filter({ hasText: '€' })).toHaveCount(0);
	await page.goto('/da/priser?currency=EUR');
	await expect(card.locator('strong data:visible').first()).toContainText('€');
	// The currency of the URL is stored as the visitor's choice.
	await page.goto('/da/blog/gsm-7-eller-ucs-2-hvad-en-enkelt-emoji-koster');
	await expect(page.locator('main data:visible').first()).toContainText('€');
});
