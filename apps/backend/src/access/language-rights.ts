import type { LocaleCode } from '@website/contracts/locales';
import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload';
import { parseDocumentKey } from '../documents/document.ts';
import { type AnyDocument, documentKey } from '../documents/document-ref.ts';
import { accessFilter } from './access-filter.ts';
import { hasRightForAll, isEntity } from './person.ts';
import type { Action, Entity } from './rights.ts';

interface Access {
	action: 'read' | 'update' | 'publish';
	/** The locale that is written; the whole document if it is left out. */
	language?: LocaleCode;
}

/** Throws a 403 if the user has no right for this document by the table of rights, and a 404 if the document does not exist. */
export async function requireAccess(
	req: PayloadRequest,
	ref: AnyDocument,
	{ action, language }: Access,
): Promise<void> {
	const { payload, user } = req;
	const document = parseDocumentKey(payload, documentKey(ref));
	if (!document || !isEntity(document.slug)) throw new NotFound(req.t);
	const reach = accessFilter(user, document.slug, action, language);
	if (reach === false) throw new Forbidden(req.t);
	if (document.kind === 'global') return;
	const { slug: collection, id } = document;
	const byId: Where = { id: { equals: id } };
	const count = async (where: Where) => {
		const { totalDocs } = await payload.count({ collection, where, overrideAccess: true, req });
		return totalDocs;
	};
	if ((await count(byId)) === 0) throw new NotFound(req.t);
	if (reach !== true && (await count({ and: [byId, reach] })) === 0) throw new Forbidden(req.t);
}

/** True if the user has the right; throws a 404 if the document does not exist. */
export async function canAccess(
	req: PayloadRequest,
	ref: AnyDocument,
	access: Access,
): Promise<boolean> {
	try {
		await requireAccess(req, ref, access);
		return true;
	} catch (cause) {
		if (cause instanceof Forbidden) return false;
		throw cause;
	}
}

/** For custom endpoints: throws a 403, in the language of the user, unless the user has this right for all documents of an entity. */
export function requireRight(req: PayloadRequest, entity: Entity, action: Action): void {
	if (!hasRightForAll(req.user, entity, action)) throw new Forbidden(req.t);
}
