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
const saveBody = document.extend({
	index: z.number().int().min(0),
	name: z.string().trim().min(1).max(100),
});
const insertBody = document.extend({ pattern: z.number().int().positive() });

const errorResponse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

const jsonHandler =
	<Body>(shape: z.ZodType<Body>, act: (req: PayloadRequest, body: Body) => Promise<object>) =>
	async (req: PayloadRequest): Promise<Response> => {
		if (!req.user) return errorResponse(401, 'Sign in first');
		return Response.json(await act(req, await jsonBody(req, shape)));
	};

/**
 * For signed-in users. POST /api/sections/save with `{ collection, id, language, index, name }` creates a pattern from a section and
 * returns its `id`. POST /api/sections/insert with `{ collection, id, language, pattern }` copies its sections into a document and returns
 * `languages`.
 */
export const patternEndpoints: Endpoint[] = [
	{
		path: '/sections/save',
		method: 'post',
		handler: jsonHandler(saveBody, async (req, { name, ...at }) => ({
			id: await savePattern(req, at, name),
		})),
	},
	{
		path: '/sections/insert',
		method: 'post',
		handler: jsonHandler(insertBody, async (req, { language, pattern, ...to }) => ({
			languages: await insertPattern(req, to, pattern, language),
		})),
	},
];
