import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { limits } from './limits.ts';

const id = z.number().int().positive();
const sortingSchema = z.object({
	ids: z.array(id).min(1).max(limits.library.sortedAtOnce),
	/** Null removes files from their folders. */
	folder: id.nullish(),
	/** A tag to add to the files. */
	tag: id.optional(),
});

type Sorting = z.infer<typeof sortingSchema>;

async function sortFile(req: PayloadRequest, file: number, { folder, tag }: Sorting) {
	const common = { collection: 'media', id: file, depth: 0, overrideAccess: false } as const;
	const access = { user: req.user, req: innerRequest(req) };
	const { tags } = await req.payload.findByID({ ...common, ...access, select: { tags: true } });
	const currentTags = (tags ?? []).map((item) => (typeof item === 'number' ? item : item.id));
	await req.payload.update({
		...common,
		...access,
		data: {
			...(folder === undefined ? {} : { folder }),
			...(tag === undefined ? {} : { tags: [...new Set([...currentTags, tag])] }),
		},
	});
}

/** `POST /api/media/sort` `{ ids, folder, tag }`: moves files to a folder, tags them, or both, in one transaction. Returns `{ sorted }`. */
export const sortFiles: Endpoint = {
	path: '/sort',
	method: 'post',
	handler: async (req) => {
		if (!req.user)
			return Response.json({ errors: [{ message: 'Sign in first' }] }, { status: 401 });
		const sortingRequest = await jsonBody(req, sortingSchema);
		await inTransaction(req, async () => {
			for (const file of sortingRequest.ids) await sortFile(req, file, sortingRequest);
		});
		return Response.json({ sorted: sortingRequest.ids.length });
	},
};
