import { parseArgs } from 'node:util';
import { readSectionFile, SectionFileError, WordPressFailure } from '@website/content-wordpress';
import { checkContentEndpoint } from './conformance/check-content-endpoint.ts';
import { checkWordPress } from './conformance/check-wordpress.ts';
import { type Finding, levelOf, reportText } from './conformance/report.ts';
import { Problem, run } from './starter/problem.ts';

/**
 * `npm run check:content -- <address> [--method GET] [--source wpgraphql [--sections <file>]]`: reports which level of the contract a
 * content endpoint reaches, by the site's own requests (docs/content-contract.md). CONTENT_TOKEN is the bearer token, if it needs one. With
 * `--source wpgraphql` the address is that of a WordPress, which is read by the site's adapter (docs/wordpress.md). Exits with 1 if a part
 * of the specification is missing.
 */
await run(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			method: { type: 'string', default: 'POST' },
			source: { type: 'string', default: 'contract' },
			sections: { type: 'string' },
		},
	});
	const [address = ''] = positionals;
	const { method, source, sections } = values;
	if (!URL.canParse(address) || (method !== 'POST' && method !== 'GET')) {
		throw new Problem('Usage: npm run check:content -- <address> [--method GET]');
	}
	if (source !== 'contract' && source !== 'wpgraphql') {
		throw new Problem('--source is contract or wpgraphql');
	}
	const { CONTENT_TOKEN: token } = process.env;
	const findings =
		source === 'wpgraphql'
			? await wordPressFindings(address, sections)
			: await checkContentEndpoint({ url: address, method, token });
	console.log(reportText(findings));
	if (levelOf(findings) === 'incomplete') process.exitCode = 1;
});

async function wordPressFindings(url: string, sections: string | undefined): Promise<Finding[]> {
	const { CONTENT_USER: user, CONTENT_APPLICATION_PASSWORD: password } = process.env;
	const editor = user && password ? { user, password } : undefined;
	try {
		return await checkWordPress({ url, sectionFile: await readSectionFile(sections), editor });
	} catch (error) {
		if (error instanceof SectionFileError || error instanceof WordPressFailure)
			throw new Problem(error.message);
		throw error;
	}
}
