import { parseArgs } from 'node:util';
import { checkPriceApi } from './conformance/check-price-api.ts';
import { levelOf, reportText } from './conformance/report.ts';
import { Problem, run } from './starter/problem.ts';

/**
 * `npm run check:prices -- <address> [--app-host <origin>]`: reports which level a price API reaches, by the site's own requests.
 * PRICE_API_TOKEN is the bearer token. E-mail prices are requested from the app host, by default the address's origin.
 * Exits with 1 if a part of the specification is missing.
 */
await run(async () => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { 'app-host': { type: 'string' } },
	});
	const [address = ''] = positionals;
	if (!URL.canParse(address)) throw new Problem('Usage: npm run check:prices -- <address>');
	const findings = await checkPriceApi({
		priceApiUrl: address,
		appHostUrl: values['app-host'] ?? new URL(address).origin,
		token: process.env.PRICE_API_TOKEN ?? '',
	});
	console.log(reportText(findings));
	if (levelOf(findings) === 'incomplete') process.exitCode = 1;
});
