import { afterAll, expect, it, onTestFinished } from 'vitest';
import { fakeToken, startFakePriceServer } from '../../apps/site/test/prices/fake-price-server.ts';
import { startSpecifiedPriceServer } from '../../apps/site/test/prices/specified-price-server.ts';
import { priceSchemaWith } from '../../apps/site/test/prices/specified-schema.ts';
import { checkPriceApi } from './check-price-api.ts';
import { levelOf, reportText } from './report.ts';

const complete = await startFakePriceServer();
const specified = await startSpecifiedPriceServer();
afterAll(() => Promise.all([complete.close(), specified.close()]));

const check = (origin: string, token = fakeToken) =>
	checkPriceApi({ priceApiUrl: `${origin}/prices/graphql`, appHostUrl: origin, token });

it('reports the level of a price API', async () => {
	expect(levelOf(await check(complete.origin))).toBe('complete');
	const findings = await check(specified.origin);
	expect(levelOf(findings)).toBe('specified');
	expect(reportText(findings)).toContain('– validFrom');
});

it('reports the argument types of an API if they differ from the contract', async () => {
	const schema = priceSchemaWith('currency: Currency!, countries: [ID!]');
	const strict = await startSpecifiedPriceServer({ schema });
	onTestFinished(() => strict.close());
	const findings = await check(strict.origin);
	expect(levelOf(findings)).toBe('specified');
	const text =
		'✓ arguments of priceModelList: sent as declared: currency: Currency!, countries: [ID!]';
	expect(reportText(findings)).toContain(text);
	expect(reportText(await check(specified.origin))).toContain('priceModelList: as in the contract');
});

it('reports missing and invalid prices, without the token', async () => {
	const findingsWithWrongToken = await check(complete.origin, 'a-wrong-token');
	expect(levelOf(findingsWithWrongToken)).toBe('incomplete');
	expect(reportText(findingsWithWrongToken)).toContain(
		'✗ e-mail prices: e-mail prices: refused 401',
	);
	complete.misbehave((request) =>
		request.method === 'POST'
			? Response.json({ data: { priceModelList: [{ id: 'DK', transactionSms: { EUR: -1 } }] } })
			: undefined,
	);
	const findings = await check(complete.origin);
	complete.misbehave(null);
	expect(levelOf(findings)).toBe('incomplete');
	const dkk = findings.find(({ name }) => name.includes('DKK'));
	expect(dkk?.note).toContain('first data.priceModelList.0.transactionSms.');
	expect(reportText([...findingsWithWrongToken, ...findings])).not.toContain(fakeToken);
});
