import type { PayloadRequest } from 'payload';
import { parsePublishableDocument } from '../text-document.ts';
import { plansOf } from './stored-plans.ts';

/**
 * Deletes the plans of a document that is deleted for good, except one that is being carried out. In the trash they stay: a document
 * that comes back in time is published as planned; one that does not fails with that reason.
 *
 * @param key for example `pages:12`; of documents that are never planned nothing is deleted
 */
export async function forgetPlans(req: PayloadRequest, key: string): Promise<void> {
	const subject = parsePublishableDocument(key);
	if (!subject) return;
	const ids = (await plansOf(req.payload, subject)).map((plan) => plan.id);
	if (ids.length === 0) return;
	await req.payload.db.deleteMany({
		collection: 'payload-jobs',
		where: { id: { in: ids }, processing: { not_equals: true } },
		req,
	});
}
