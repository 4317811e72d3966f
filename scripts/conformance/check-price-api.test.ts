import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import {
	type FakePriceServer,
	fakeToken,
	startFakePriceServer,
} from '../../apps/site/test/prices/fake-price-server.ts';
import { startSpecifiedPriceServer } from '../../apps/site/test/prices/specified-price-server.ts';
import { priceSchemaWith } from '../../apps/site/test/prices/specified-schema.ts';
import { checkPriceApi } from './check-price-api.ts';
import { levelOf, reportText } from './report.ts';

let complete: FakePriceServer;
let specified: Awaited<ReturnType<typeof startSpecifiedPriceServer>>;
beforeAll(async () => {
	complete = await startFakePriceServer();
	specified = await startSpecifiedPriceServer();
});
afterAll(() => Promise.all([complete.close(), specified.close()]));

const check = (origin: string, token = fakeToken) =>
	checkPriceApi({ priceApiUrl: `${origin}/prices/graphql`, appHostUrl: origin, token });

it('says which level a price API reaches', async () => {
	expect(levelOf(await check(complete.origin))).toBe('complete');
	const findings = await check(specified.origin);
	expect(levelOf(findings)).toBe('specified');
	expect(reportText(findings)).toContain('– validFrom');
});

it('says how an API declares its arguments where the contract does otherwise', async () => {
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

it('says what is missing or wrong, without the token', async () => {
	const refused = await check(complete.origin, 'a-wrong-token');
	expect(levelOf(refused)).toBe('incomplete');
	expect(reportText(refused)).toContain('✗ e-mail prices: e-mail prices: refused 401');
	complete.misbehave((request) =>
		request.method === 'POST'
			? Response.json({ data: { priceModelList: [{ id: 'DK', transactionSms: { EUR: -1 } }] } })
			: undefined,
	);
	const findings = await check(complete.origin);
	complete.misbehave(null);
	expect(levelOf(findings)).toBe('incomplete');
	const dkk = findings.find(({ name }) => name.includes('DKK'));
	expect(dkk?.note).toContain('left out DK transactionSms.EUR: negative');
	expect(reportText([...refused, ...findings])).not.toContain(fakeToken);
});
