import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { jsonBody } from '../../../platform/http/reading/json-body.ts';
import { limits } from '../../../platform/limits.ts';
import { dismissFailedWork, retryFailedWork } from './change-failed-work.ts';

const asked = z.object({
	ids: z.array(z.number().int().positive()).min(1).max(limits.dashboard.failedTasks),
});

const changing =
	(change: (req: PayloadRequest, ids: readonly number[]) => Promise<void>): Endpoint['handler'] =>
	async (req) => {
		if (!req.user) throw new Forbidden(req.t);
		const { ids } = await jsonBody(req, asked);
		await change(req, ids);
		return Response.json({});
	};

/**
 * `POST /api/failed-work/retry` and `POST /api/failed-work/dismiss` (`{ ids }`, numbers of failed jobs, planned publishing excepted): 404 where none
 * of them has failed, 403 for whoever may not look after them.
 */
export const failedWorkEndpoints: Endpoint[] = [
	{ path: '/failed-work/retry', method: 'post', handler: changing(retryFailedWork) },
	{ path: '/failed-work/dismiss', method: 'post', handler: changing(dismissFailedWork) },
];
