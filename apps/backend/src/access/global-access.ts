import type { GlobalAfterReadHook, GlobalConfig } from 'payload';
import { mayAll, maySome } from './person.ts';
import { reachOf } from './reach.ts';
import type { Entity } from './rights.ts';
import { writeOf } from './write-note.ts';

const stored = new WeakSet<object>();

/**
 * Notes what was read. A form first asks with the stored document, whose status may be "published", whether somebody may write at all;
 * then with a copy of it marked as published, whether they may publish (`@payloadcms/next/dist/views/Document/getDocumentPermissions.js`;
 * of collections it marks the first as a draft). Without this a published header would be read-only for whoever may write drafts of it.
 */
export const noteStored: GlobalAfterReadHook = ({ doc }) => {
	if (typeof doc === 'object' && doc !== null) stored.add(doc);
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
			const asksToPublish = data?._status === 'published' && !stored.has(data);
			const isPublic = asksToPublish || writeOf(req, entity)?.isPublic === true;
			if (hasDrafts && isPublic && !mayAll(req.user, entity, 'publish')) return false;
			return reachOf(req.user, entity, 'update', req.locale) === true;
		},
	};
}
