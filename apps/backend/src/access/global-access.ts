import type { GlobalAfterReadHook, GlobalConfig } from 'payload';
import { changesPublished } from '../documents/publication/publication.ts';
import { mayAll, maySome } from './person.ts';
import { reachOf } from './reach.ts';
import type { Entity } from './rights.ts';

/** Not enumerable, so that a copy lacks it; of the registry, as Next loads this module more than once. */
const storedMark = Symbol.for('website.storedGlobal');

const isStored = (data: object): boolean => Object.hasOwn(data, storedMark);

/**
 * Notes what was read. A form first asks with the stored document, whose status may be "published", whether somebody may write at all;
 * then with a copy of it marked as published, whether they may publish (`@payloadcms/next/dist/views/Document/getDocumentPermissions.js`;
 * of collections it marks the first as a draft). Without this a published header would be read-only for whoever may write drafts of it.
 */
export const noteStored: GlobalAfterReadHook = ({ doc }) => {
	if (typeof doc === 'object' && doc !== null && !isStored(doc))
		Object.defineProperty(doc, storedMark, { value: true });
	return doc;
};

/** Access of a global, as the table of rights has it. */
export function globalAccess(
	entity: Entity,
	{ versions }: Pick<GlobalConfig, 'versions'>,
): NonNullable<GlobalConfig['access']> {
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	return {
		read: ({ req }) => maySome(req.user, entity, 'read'),
		readVersions: ({ req }) => maySome(req.user, entity, 'read'),
		update: ({ req, data }) => {
			const asksToPublish = data?._status === 'published' && !isStored(data);
			const isPublic = asksToPublish || changesPublished(req, entity);
			if (hasDrafts && isPublic && !mayAll(req.user, entity, 'publish')) return false;
			return reachOf(req.user, entity, 'update', req.locale) === true;
		},
	};
}
