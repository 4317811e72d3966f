import { localeCodes } from '@website/contracts/locales';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { insertPattern } from './insert.ts';
import { savePattern } from './save.ts';

const document = z.object({
	collection: z.enum(['pages', 'posts']),
	id: z.coerce.number().int().positive(),
	language: z.enum(localeCodes),
});
const saved = document.extend({
	index: z.number().int().min(0),
	name: z.string().trim().min(1).max(100),
});
const inserted = document.extend({ pattern: z.number().int().positive() });

const refuse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

const answering =
	<Body>(shape: z.ZodType<Body>, act: (req: PayloadRequest, body: Body) => Promise<object>) =>
	async (req: PayloadRequest): Promise<Response> => {
		if (!req.user) return refuse(401, 'Sign in first');
		return Response.json(await act(req, await jsonBody(req, shape)));
	};

/**
 * For signed-in people: POST /api/sections/save with `{ collection, id, language, index, name }` makes a pattern of a section and answers its
 * `id`; POST /api/sections/insert with `{ collection, id, language, pattern }` puts copies of its sections into a document and answers `languages`.
 */
export const patternEndpoints: Endpoint[] = [
	{
		path: '/sections/save',
		method: 'post',
		handler: answering(saved, async (req, { name, ...at }) => ({
			id: await savePattern(req, at, name),
		})),
	},
	{
		path: '/sections/insert',
		method: 'post',
		handler: answering(inserted, async (req, { language, pattern, ...to }) => ({
			languages: await insertPattern(req, to, pattern, language),
		})),
	},
];
