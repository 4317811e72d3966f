import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { limits } from '../../platform/limits.ts';
import { findDocumentsByKeys, searchDocuments } from './documents.ts';
import { searchTargets } from './search.ts';
import { findUrlTarget } from './url-target.ts';

const { pastedLinks } = limits.editing;

const addressesBody = z.object({
	addresses: z.array(z.string().max(2_000)).max(pastedLinks),
});

const searchText = z.string().trim().min(1).max(200);

const keyList = z
	.string()
	.max(500)
	.transform((keys) => keys.split(','));

const errorResponse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

/**
 * For signed-in users: GET /api/link-targets?search=…&locale=… finds link targets, GET /api/documents?search=…&locale=… finds documents
 * with a form, GET /api/documents?of=pages:12,posts:3 returns these documents if they exist. POST /api/link-targets/at
 * with `{ "addresses": [] }` returns the documents at URLs of the site, by URL.
 */
export const linkEndpoints: Endpoint[] = [
	{
		path: '/link-targets',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return errorResponse(401, 'Sign in first');
			const search = searchText.safeParse(req.query.search);
			if (!search.success)
				return errorResponse(400, 'The search parameter is required, for example ?search=prices');
			const locale = isLocaleCode(req.query.locale) ? req.query.locale : defaultLocale();
			return Response.json({ targets: await searchTargets(req, search.data, locale) });
		},
	},
	{
		path: '/documents',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return errorResponse(401, 'Sign in first');
			const locale = isLocaleCode(req.query.locale) ? req.query.locale : defaultLocale();
			const keys = keyList.safeParse(req.query.of);
			if (keys.success)
				return Response.json({ documents: await findDocumentsByKeys(req, keys.data, locale) });
			const search = searchText.safeParse(req.query.search);
			if (!search.success)
				return errorResponse(
					400,
					'The search or of parameter is required, for example ?of=pages:12,posts:3',
				);
			return Response.json({ documents: await searchDocuments(req, search.data, locale) });
		},
	},
	{
		path: '/link-targets/at',
		method: 'post',
		handler: async (req) => {
			if (!req.user) return errorResponse(401, 'Sign in first');
			await addDataAndFileToRequest(req);
			const body = addressesBody.safeParse(req.data);
			if (!body.success)
				return errorResponse(
					400,
					`Give up to ${pastedLinks} addresses: { "addresses": ["/prices"] }`,
				);
			const documents: Record<string, object> = {};
			for (const address of body.data.addresses) {
				const target = await findUrlTarget(req, address);
				if (target) documents[address] = target;
			}
			return Response.json({ documents });
		},
	},
];
