import { createHash } from 'node:crypto';
import config from '@payload-config';
import { openApi } from '@website/contracts/openapi';
import { preconditionStatus } from '@website/contracts/preconditions';
import { defaultLocale } from '@website/contracts/site-locales';
import { getPayload, type Payload } from 'payload';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { environment } from '../../platform/environment.ts';
import { refusalResponse } from '../../platform/http/endpoint.ts';

/** The name of the published brand, for the API document. */
async function readBrand(payload: Payload): Promise<string> {
	const { name } = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	return name ?? '';
}

/** The last answer, with the name that it contains: to parse and write the document for each request would block others. */
let last: { brand: string; body: string; etag: string } | undefined;

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
export async function handleApiDocument({ headers }: Request): Promise<Response> {
	const brand = await readBrand(await getPayload({ config }));
	if (last?.brand !== brand) {
		const document = openApiDocument({ siteUrl: environment.SITE_URL, brand });
		const body = JSON.stringify(document);
		const digest = createHash('sha256').update(body).digest('base64url').slice(0, 24);
		last = { brand, body, etag: `"${digest}"` };
	}
	const { etag, body } = last;
	const caching = {
		etag,
		'access-control-allow-origin': '*',
		'cache-control': 'public, max-age=60',
	};
	const status = preconditionStatus(headers, { etag });
	if (status === 412) return refusalResponse(412, 'The document has changed');
	if (status === 304) return new Response(null, { status, headers: caching });
	return new Response(body, { headers: { ...caching, 'content-type': 'application/json' } });
}
