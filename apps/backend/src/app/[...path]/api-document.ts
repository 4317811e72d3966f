import config from '@payload-config';
import { getPayload } from 'payload';
import { readBrand } from '../../api/brand/read-brand.ts';
import { openApiDocument } from '../../api/openapi/document.ts';
import { environment } from '../../platform/environment.ts';

/** The OpenAPI document; public, so that documentation viewers of any origin can load it. */
export async function handleApiDocument(): Promise<Response> {
	const brand = await readBrand(await getPayload({ config }));
	return Response.json(openApiDocument({ siteUrl: environment.SITE_URL, brand }), {
		headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' },
	});
}
