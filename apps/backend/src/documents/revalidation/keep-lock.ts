import type { PayloadRequest } from 'payload';

/**
 * Keeps a document locked for whoever is writing it: Payload ends the lock with every save, and so with every autosave, after which a
 * colleague could begin to write too. Who leaves the form ends it (`plugins/autosave/saving`), its last
 * save included (`keepsLock=false`), which may arrive after the lock was ended; otherwise it ends after five minutes.
 */
export async function keepLock(
	req: PayloadRequest,
	what: { document: { relationTo: string; value: number | string } } | { globalSlug: string },
): Promise<void> {
	if (!req.user || req.payloadAPI !== 'REST' || String(req.query.autosave) !== 'true') return;
	if (String(req.query.keepsLock) === 'false') return;
	await req.payload.db.create({
		collection: 'payload-locked-documents',
		data: { ...what, user: { relationTo: 'users', value: req.user.id } },
		req,
		returning: false,
	});
}
