import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload';
import { mayChangeFailed } from './right.ts';

/** Which of these jobs have failed and may be changed by whoever asks: 404 where none has failed, 403 for one that is not theirs. */
async function failed(req: PayloadRequest, ids: readonly number[]): Promise<Where> {
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
	if (!docs.every(({ taskSlug }) => mayChangeFailed(req.payload, req.user, taskSlug ?? '')))
		throw new Forbidden(req.t);
	return where;
}

/** Puts failed tasks back into the queue, to be tried as often as new ones. */
export async function retryFailedWork(req: PayloadRequest, ids: readonly number[]): Promise<void> {
	await req.payload.update({
		collection: 'payload-jobs',
		where: await failed(req, ids),
		data: { hasError: false, error: null, totalTried: 0, log: [], waitUntil: null },
		depth: 0,
	});
}

/** Dismisses failed tasks: they are not tried again. */
export async function dismissFailedWork(
	req: PayloadRequest,
	ids: readonly number[],
): Promise<void> {
	await req.payload.delete({
		collection: 'payload-jobs',
		where: await failed(req, ids),
		depth: 0,
	});
}
