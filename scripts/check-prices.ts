import { parseArgs } from 'node:util';
import { checkPriceApi } from './conformance/check-price-api.ts';
import { levelOf, reportText } from './conformance/report.ts';
import { Problem, run } from './starter/problem.ts';

/**
 * `npm run check:prices -- <address> [--app-host <origin>]`: says which level a price API reaches, asking as the site does.
 * The bearer token is that of PRICE_API_TOKEN; e-mail prices are asked of the app host, the address's own origin if not named.
 * Ends with 1 when something the specification lists is missing.
 */
await run(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { 'app-host': { type: 'string' } },
	});
	const [address = ''] = positionals;
	if (!URL.canParse(address))
		throw new Problem('Name the address: npm run check:prices -- <address>');
	const findings = await checkPriceApi({
		priceApiUrl: address,
		appHostUrl: values['app-host'] ?? new URL(address).origin,
		token: process.env.PRICE_API_TOKEN ?? '',
	});
	console.log(reportText(findings));
	if (levelOf(findings) === 'incomplete') process.exitCode = 1;
});
