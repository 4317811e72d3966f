import {
	docAccessOperation,
	docAccessOperationGlobal,
	Forbidden,
	NotFound,
	type PayloadRequest,
} from 'payload';
import type { PublishableDocument } from '../../documents/text-document.ts';

/**
 * Throws 403 if the user may not publish the document, 404 if it does not exist. Like Payload's own buttons it checks the access to an
 * update with `_status: 'published'`.
 */
export async function requirePublishing(
	req: PayloadRequest,
	document: PublishableDocument,
): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	const data = { _status: 'published' };
	if (document.kind === 'global') {
		const globalConfig = req.payload.config.globals.find(({ slug }) => slug === document.slug);
		if (!globalConfig) throw new NotFound(req.t);
		const { update } = await docAccessOperationGlobal({ data, globalConfig, req });
		if (!update) throw new Forbidden(req.t);
		return;
	}
	const { docs } = await req.payload.find({
		collection: document.slug,
		where: { id: { equals: document.id } },
		trash: true,
		depth: 0,
		limit: 1,
		pagination: false,
		select: {},
		overrideAccess: false,
		user: req.user,
	});
	if (docs.length === 0) throw new NotFound(req.t);
	const { update } = await docAccessOperation({
		id: document.id,
		collection: req.payload.collections[document.slug],
		data,
		req,
	});
	if (!update) throw new Forbidden(req.t);
}
