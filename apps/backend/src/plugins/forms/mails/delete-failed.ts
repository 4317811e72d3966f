import type { CollectionAfterDeleteHook } from 'payload';
import { formMailTask } from './task.ts';

/** Deletes the failed mail jobs of a deleted submission: a retry would find nothing to send. */
export const deleteFailedMails: CollectionAfterDeleteHook = async ({ id, req }) => {
	await req.payload.db.deleteMany({
		collection: 'payload-jobs',
		where: {
			and: [
				{ taskSlug: { equals: formMailTask } },
				{ hasError: { equals: true } },
				{ 'input.submission': { equals: id } },
			],
		},
		req,
	});
};
