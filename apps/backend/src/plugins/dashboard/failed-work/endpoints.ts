import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { jsonBody } from '../../../platform/http/reading/json-body.ts';
import { limits } from '../limits.ts';
import { dismissFailedWork, retryFailedWork } from './change-failed-work.ts';

const schema = z.object({
	ids: z.array(z.number().int().positive()).min(1).max(limits.failedTasks),
});

const createHandler =
	(change: (req: PayloadRequest, ids: readonly number[]) => Promise<void>): Endpoint['handler'] =>
	async (req) => {
		if (!req.user) throw new Forbidden(req.t);
		const { ids } = await jsonBody(req, schema);
		await change(req, ids);
		return Response.json({});
	};

/**
 * `POST /api/failed-work/retry` and `POST /api/failed-work/dismiss` (`{ ids }`, the ids of failed jobs except planned publishing). They
 * respond with 404 if none of the jobs has failed, and 403 if the user may not change them.
 */
export const failedWorkEndpoints: Endpoint[] = [
	{ path: '/failed-work/retry', method: 'post', handler: createHandler(retryFailedWork) },
	{ path: '/failed-work/dismiss', method: 'post', handler: createHandler(dismissFailedWork) },
];
