import config from '@payload-config';
import { defaultLocale } from '@website/contracts/site-locales';
import { getPayload, type Payload } from 'payload';
import { openApiDocument } from '../../api/openapi/document.ts';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { environment } from '../../platform/environment.ts';

/** The name of the published brand, for the API document. */
async function readBrand(payload: Payload): Promise<string> {
	const { name } = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	return name ?? '';
}

/** The OpenAPI document; public, so that documentation viewers of any origin can load it. */
export async function handleApiDocument(): Promise<Response> {
	const brand = await readBrand(await getPayload({ config }));
	return Response.json(openApiDocument({ siteUrl: environment.SITE_URL, brand }), {
		headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' },
	});
}
