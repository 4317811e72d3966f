import type { PayloadRequest } from 'payload';

/**
 * Keeps a document locked for its editor. Payload removes the lock with every save, and so with every autosave, after which a colleague
 * could edit the document too. The lock ends when the editor leaves the form (`plugins/autosave/saving`), or after five minutes. The last
 * save (`keepsLock=false`) does not renew it, as it can arrive after the lock was removed.
 */
export async function keepLock(
	req: PayloadRequest,
	target: { document: { relationTo: string; value: number | string } } | { globalSlug: string },
): Promise<void> {
	if (!req.user || req.payloadAPI !== 'REST' || String(req.query.autosave) !== 'true') return;
	if (String(req.query.keepsLock) === 'false') return;
	await req.payload.db.create({
		collection: 'payload-locked-documents',
		data: { ...target, user: { relationTo: 'users', value: req.user.id } },
		req,
		returning: false,
	});
}
