import config from '@payload-config';
import { openApi } from '@website/contracts/openapi';
import { defaultLocale } from '@website/contracts/site-locales';
import { getPayload, type Payload } from 'payload';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { environment } from '../../platform/environment.ts';

/** The name of the published brand, for the API document. */
async function readBrand(payload: Payload): Promise<string> {
	const { name } = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	return name ?? '';
}

/** The last answer, with the name that it contains: to parse and write the document for each request would block others. */
let last: { brand: string; body: string } | undefined;

/**
 * The API document (specification, section 1) with the name of its owner and the URL of the site that explains its errors. It names no
 * server: the API is served elsewhere.
 */
export function openApiDocument({ siteUrl, brand }: { siteUrl: string; brand: string }) {
	const headerName = brand.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'Webhook';
	const document: { info: { title: string } } = JSON.parse(
		openApi
			.replaceAll('https://site.example', () => siteUrl)
			.replaceAll('Webhook-Signature', `${headerName}-Signature`),
	);
	document.info.title = `${brand} API`.trim();
	return document;
}

/** The OpenAPI document; public, so that documentation viewers of any origin can load it. */
export async function handleApiDocument(): Promise<Response> {
	const brand = await readBrand(await getPayload({ config }));
	if (last?.brand !== brand) {
		const document = openApiDocument({ siteUrl: environment.SITE_URL, brand });
		last = { brand, body: JSON.stringify(document) };
	}
	return new Response(last.body, {
		headers: {
			'content-type': 'application/json',
			'access-control-allow-origin': '*',
			'cache-control': 'public, max-age=60',
		},
	});
}
