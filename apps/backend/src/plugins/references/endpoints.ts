import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { usageOf } from './read-references.ts';

const collections = [
	'pages',
	'posts',
	'categories',
	'authors',
	'products',
	'media',
	'forms',
] as const;
const document = z.object({
	collection: z.enum(collections),
	id: z.coerce.number().int().positive(),
});

const errorResponse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

/** For signed-in users: GET /api/used-in/:collection/:id. */
export const usageEndpoints: Endpoint[] = [
	{
		path: '/used-in/:collection/:id',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return errorResponse(401, 'Sign in first');
			const { data } = document.safeParse(req.routeParams);
			if (!data) return errorResponse(404, 'Document not found');
			req.locale = isLocaleCode(req.query.locale) ? req.query.locale : defaultLocale();
			return Response.json(await usageOf(req, data.collection, data.id));
		},
	},
];
