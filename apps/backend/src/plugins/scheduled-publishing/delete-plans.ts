import type { PayloadRequest } from 'payload';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import { plansOf } from './stored-plans.ts';

/**
 * Deletes the plans of a permanently deleted document, except one that is running. Plans of a document in the trash are kept: if it is
 * restored in time, it is published as planned; otherwise the plan fails with that reason.
 *
 * @param key for example `pages:12`; keys of documents that cannot be planned are ignored
 */
export async function deletePlans(req: PayloadRequest, key: string): Promise<void> {
	const document = parsePublishableDocument(key);
	if (!document) return;
	const ids = (await plansOf(req.payload, document)).map((plan) => plan.id);
	if (ids.length === 0) return;
	await req.payload.db.deleteMany({
		collection: 'payload-jobs',
		where: { id: { in: ids }, processing: { not_equals: true } },
		req,
	});
}
