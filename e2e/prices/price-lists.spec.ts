import { expect, test } from '../support/test.ts';

for (const currency of ['EUR', 'DKK']) {
	test(`the price list in ${currency} has the same rows as JSON and CSV`, async ({ request }) => {
		const path = `/prices/${currency.toLowerCase()}`;
		const json = await request.get(`${path}.json`);
		expect(json.headers()['content-type']).toContain('application/json');
		expect(json.headers()['access-control-allow-origin']).toBe('*');
		const list = await json.json();
		expect(list).toMatchObject({ currency, vatIncluded: false });
		expect(list.prices.length).toBeGreaterThan(1000);
		for (const { price } of list.prices) expect(price).toMatch(/^\d+(\.\d{1,6})?$/);

		const csv = await request.get(`${path}.csv`);
		expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
		const lines = (await csv.text()).trimEnd().split('\n');
		expect(lines[0]?.trim()).toBe(
			'country,product,unit,operator,mccMnc,from,price,currency,validFrom',
		);
		expect(lines.length - 1).toBe(list.prices.length);

		const etag = json.headers().etag ?? '';
		const revalidation = await request.get(`${path}.json`, {
			headers: { 'If-None-Match': etag },
		});
		expect(revalidation.status()).toBe(304);
	});
}

test('an unknown currency or format returns 404', async ({ request }) => {
	for (const path of ['/prices/usd.json', '/prices/eur.xml']) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});
