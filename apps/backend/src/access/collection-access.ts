import type {
	Access,
	AccessArgs,
	AccessResult,
	CollectionConfig,
	PayloadRequest,
	Where,
} from 'payload';
import { changesPublished, saveOf } from '../documents/publication/publication.ts';
import { environment } from '../platform/environment.ts';
import { mayAll } from './person.ts';
import { reachOf } from './reach.ts';
import type { Entity } from './rights.ts';

/**
 * Everybody may open every file. The bucket's plugin needs the file's document for its place, and gets it where the answer is a filter;
 * otherwise it looks the document up with the caller's rights, which refuses strangers.
 */
const everyFile: AccessResult = environment.S3_BUCKET ? { filename: { exists: true } } : true;

const notTrashed: Where = { deletedAt: { exists: false } };

/** What is not written in a language is not a translator's: the file itself, or a version of all languages. */
function isBeyondLanguages(req: PayloadRequest, entity: Entity): boolean {
	const isFile = Boolean(req.file) || req.query?.uploadEdits !== undefined;
	return isFile || saveOf(req, entity)?.operation === 'restoreVersion';
}

const isPublic = ({ req, data }: AccessArgs, entity: Entity): boolean =>
	data?._status === 'published' || changesPublished(req, entity);

const creating =
	(entity: Entity, hasDrafts: boolean): Access =>
	(args) =>
		mayAll(args.req.user, entity, 'create') &&
		(!hasDrafts || !isPublic(args, entity) || mayAll(args.req.user, entity, 'publish'));

const updating =
	(entity: Entity, hasDrafts: boolean, hasTrash: boolean): Access =>
	(args) => {
		const { req } = args;
		const { user, locale } = req;
		if (hasDrafts && isPublic(args, entity) && !mayAll(user, entity, 'publish')) return false;
		const without = isBeyondLanguages(req, entity) ? (['languages'] as const) : [];
		const reach = reachOf(user, entity, 'update', locale, { without });
		if (!hasTrash || mayAll(user, entity, 'trash') || reach === false) return reach;
		return reach === true ? notTrashed : { and: [reach, notTrashed] };
	};

/** Payload asks for both under the name of deleting: what is put into the trash comes with the time of that. */
const deleting =
	(entity: Entity): Access =>
	({ req, data }) =>
		mayAll(req.user, entity, data?.deletedAt ? 'trash' : 'delete');

/** Access of a collection, as the table of rights has it. */
export function collectionAccess(
	entity: Entity,
	{ trash, upload, versions }: Pick<CollectionConfig, 'trash' | 'upload' | 'versions'> = {},
): NonNullable<CollectionConfig['access']> {
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	const read: Access = ({ req }) => reachOf(req.user, entity, 'read', req.locale);
	return {
		// Files themselves are everybody's; what is noted about them is not.
		read: upload ? (args) => (args.isReadingStaticFile === true ? everyFile : read(args)) : read,
		readVersions: read,
		create: creating(entity, hasDrafts),
		update: updating(entity, hasDrafts, trash === true),
		delete: deleting(entity),
		unlock: () => false,
	};
}
