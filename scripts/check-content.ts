import { parseArgs } from 'node:util';
import { checkContentEndpoint } from './conformance/check-content-endpoint.ts';
import { levelOf, reportText } from './conformance/report.ts';
import { Problem, run } from './starter/problem.ts';

/**
 * `npm run check:content -- <address> [--method GET]`: says which level of the contract a content endpoint reaches, asking as
 * the site does (docs/content-contract.md). The bearer token, where it needs one, is that of CONTENT_TOKEN.
 * Ends with 1 when something the specification lists is missing.
 */
await run(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { method: { type: 'string', default: 'POST' } },
	});
	const [address = ''] = positionals;
	const { method } = values;
	if (!URL.canParse(address) || (method !== 'POST' && method !== 'GET')) {
		throw new Problem('Name the address: npm run check:content -- <address> [--method GET]');
	}
	const token = process.env.CONTENT_TOKEN;
	const findings = await checkContentEndpoint({ url: address, method, token });
	console.log(reportText(findings));
	if (levelOf(findings) === 'incomplete') process.exitCode = 1;
});
