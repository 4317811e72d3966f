import { executeAccess, Forbidden, NotFound, type PayloadRequest } from 'payload';
import type { DocumentRef } from './states/read-now.ts';

/**
 * Whether whoever asks may read or change this document, by the rules of its collection or global: 403 where not, 404 where there is
 * none that they may see.
 */
export async function requireAccess(
	req: PayloadRequest,
	{ entity, id }: DocumentRef,
	operation: 'read' | 'update',
): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	if (id === undefined) {
		const global = req.payload.config.globals.find(({ slug }) => slug === entity);
		if (!global) throw new NotFound(req.t);
		await executeAccess({ req }, global.access[operation]);
		return;
	}
	const collection = Object.values(req.payload.collections).find(
		({ config }) => config.slug === entity,
	)?.config;
	if (!collection) throw new NotFound(req.t);
	const access = await executeAccess({ id, req }, collection.access[operation]);
	const own = { id: { equals: id } };
	const { totalDocs } = await req.payload.count({
		collection: collection.slug,
		where: typeof access === 'object' ? { and: [own, access] } : own,
		overrideAccess: true,
		req,
	});
	if (totalDocs === 0) throw new NotFound(req.t);
}
