import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload';
import { canChangeFailed } from './right.ts';

/** A filter for the failed ones among these jobs. Throws 404 if no job has failed, 403 if the user may not change one of them. */
async function whereFailed(req: PayloadRequest, ids: readonly number[]): Promise<Where> {
	const where: Where = {
		and: [
			{ id: { in: [...ids] } },
			{ hasError: { equals: true } },
			{ processing: { not_equals: true } },
		],
	};
	const { docs } = await req.payload.find({
		collection: 'payload-jobs',
		where,
		pagination: false,
		depth: 0,
		select: { taskSlug: true },
	});
	if (docs.length === 0) throw new NotFound(req.t);
	if (!docs.every(({ taskSlug }) => canChangeFailed(req.payload, req.user, taskSlug ?? '')))
		throw new Forbidden(req.t);
	return where;
}

/** Puts failed jobs back into the queue, with the attempts of new ones. */
export async function retryFailedWork(req: PayloadRequest, ids: readonly number[]): Promise<void> {
	await req.payload.update({
		collection: 'payload-jobs',
		where: await whereFailed(req, ids),
		data: { hasError: false, error: null, totalTried: 0, log: [], waitUntil: null },
		depth: 0,
	});
}

/** Deletes failed jobs, so that they are not retried. */
export async function dismissFailedWork(
	req: PayloadRequest,
	ids: readonly number[],
): Promise<void> {
	await req.payload.delete({
		collection: 'payload-jobs',
		where: await whereFailed(req, ids),
		depth: 0,
	});
}
