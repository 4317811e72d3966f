import type { GlobalAfterReadHook, GlobalConfig } from 'payload';
import { changesPublished } from '../documents/publication/publication.ts';
import { accessFilter } from './access-filter.ts';
import { hasRightForAll, hasRightForSome } from './person.ts';
import type { Entity } from './rights.ts';

/** Set as a non-enumerable property, so that copies lack it. From the symbol registry, as Next loads this module more than once. */
const storedMark = Symbol.for('website.storedGlobal');

const isStored = (data: object): boolean => Object.hasOwn(data, storedMark);

/**
 * Marks a document as read from the database. A form first checks with the stored document, whose status may be "published", whether the
 * user may update it; then with a copy marked as published, whether the user may publish it
 * (`@payloadcms/next/dist/views/Document/getDocumentPermissions.js`; for collections, the first check is made with a draft). Without the
 * mark, a published header would be read-only for users who may update only its draft.
 */
export const markAsStored: GlobalAfterReadHook = ({ doc }) => {
	if (typeof doc === 'object' && doc !== null && !isStored(doc))
		Object.defineProperty(doc, storedMark, { value: true });
	return doc;
};

/** The access of a global by the table of rights. */
export function globalAccess(
	entity: Entity,
	{ versions }: Pick<GlobalConfig, 'versions'>,
): NonNullable<GlobalConfig['access']> {
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	return {
		read: ({ req }) => hasRightForSome(req.user, entity, 'read'),
		readVersions: ({ req }) => hasRightForSome(req.user, entity, 'read'),
		update: ({ req, data }) => {
			const isPublishing = data?._status === 'published' && !isStored(data);
			const isPublic = isPublishing || changesPublished(req, entity);
			if (hasDrafts && isPublic && !hasRightForAll(req.user, entity, 'publish')) return false;
			return accessFilter(req.user, entity, 'update', req.locale) === true;
		},
	};
}
