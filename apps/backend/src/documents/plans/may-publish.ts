import {
	docAccessOperation,
	docAccessOperationGlobal,
	Forbidden,
	NotFound,
	type PayloadRequest,
} from 'payload';
import type { PublishableDocument } from '../text-document.ts';

/**
 * 403 for whoever may not publish the document (Payload's question for its own buttons: an update to `_status: 'published'`), 404 where
 * there is none.
 */
export async function requirePublishing(
	req: PayloadRequest,
	subject: PublishableDocument,
): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	const data = { _status: 'published' };
	if (subject.kind === 'global') {
		const globalConfig = req.payload.config.globals.find(({ slug }) => slug === subject.slug);
		if (!globalConfig) throw new NotFound(req.t);
		const { update } = await docAccessOperationGlobal({ data, globalConfig, req });
		if (!update) throw new Forbidden(req.t);
		return;
	}
	const { docs } = await req.payload.find({
		collection: subject.slug,
		where: { id: { equals: subject.id } },
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
		id: subject.id,
		collection: req.payload.collections[subject.slug],
		data,
		req,
	});
	if (!update) throw new Forbidden(req.t);
}
