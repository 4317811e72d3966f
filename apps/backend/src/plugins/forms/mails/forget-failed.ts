import type { CollectionAfterDeleteHook } from 'payload';
import { formMailTask } from './task.ts';

/** With an answer go its mails that failed: tried again, they would have nothing to say. */
export const forgetFailedMails: CollectionAfterDeleteHook = async ({ id, req }) => {
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
