import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint, jsonBody } from '../../platform/http/endpoint.ts';
import { limits } from '../../platform/limits.ts';
import { add, type Plugin } from '../../platform/plugin.ts';
import { findDocumentsByKeys, searchDocuments } from './documents.ts';
import { findUrlTarget, searchTargets } from './search.ts';

const addressesBody = z.object({
	addresses: z.array(z.string().max(2_000)).max(limits.editing.pastedLinks),
});

const searchText = z.string().trim().min(1).max(200);

const keyList = z
	.string()
	.max(500)
	.transform((keys) => keys.split(','));

const localeOf = ({ query }: PayloadRequest) =>
	isLocaleCode(query.locale) ? query.locale : defaultLocale();

function requireSearch({ query }: PayloadRequest): string {
	const { success, data } = searchText.safeParse(query.search);
	if (success) return data;
	throw new APIError(
		'The search parameter is required, for example ?search=prices',
		400,
		null,
		true,
	);
}

/**
 * For signed-in users: GET /api/link-targets?search=…&locale=… finds link targets, GET /api/documents?search=…&locale=… finds documents
 * with a form, GET /api/documents?of=pages:12,posts:3 returns those of these documents that exist and match `search`. POST /api/link-targets/at
 * with `{ "addresses": [] }` returns the documents at URLs of the site, by URL.
 */
const linkEndpoints: Endpoint[] = [
	endpoint('get', '/link-targets', async (req) =>
		Response.json({ targets: await searchTargets(req, requireSearch(req), localeOf(req)) }),
	),
	endpoint('get', '/documents', async (req) => {
		const { of, search } = req.query;
		const keys = keyList.safeParse(of);
		const documents = keys.success
			? await findDocumentsByKeys(
					req,
					keys.data,
					search === undefined ? null : requireSearch(req),
					localeOf(req),
				)
			: await searchDocuments(req, requireSearch(req), localeOf(req));
		return Response.json({ documents });
	}),
	endpoint('post', '/link-targets/at', async (req) => {
		const { addresses } = await jsonBody(req, addressesBody);
		const documents: Record<string, object> = {};
		for (const address of addresses) {
			const target = await findUrlTarget(req, address);
			if (target) documents[address] = target;
		}
		return Response.json({ documents });
	}),
];

/** Endpoints that find link targets by words or by URL. */
export const linkPicker = (): Plugin => add({ endpoints: linkEndpoints });
