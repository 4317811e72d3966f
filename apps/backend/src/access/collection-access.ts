import type {
	Access,
	AccessArgs,
	AccessResult,
	CollectionConfig,
	PayloadRequest,
	Where,
} from 'payload';
import { environment } from '../platform/environment.ts';
import { changesPublished, saveOf } from '../publication/publication.ts';
import { accessFilter } from './access-filter.ts';
import { hasRightForAll } from './person.ts';
import type { Entity } from './rights.ts';

/**
 * Files are public. With a bucket, access must be a filter: then Payload reads the file's document and passes it to the bucket's plugin,
 * which otherwise would look the document up with the rights of the user and reject requests without a session.
 */
const everyFile: AccessResult = environment.S3_BUCKET ? { filename: { exists: true } } : true;

const notTrashed: Where = { deletedAt: { exists: false } };

/** True for changes that concern all locales and are thus not open to translators: the file itself, or restoring a version. */
function isBeyondLanguages(req: PayloadRequest, entity: Entity): boolean {
	const isFile = Boolean(req.file) || req.query?.uploadEdits !== undefined;
	return isFile || saveOf(req, entity)?.operation === 'restoreVersion';
}

const isPublic = ({ req, data }: AccessArgs, entity: Entity): boolean =>
	data?._status === 'published' || changesPublished(req, entity);

const createAccess =
	(entity: Entity, hasDrafts: boolean): Access =>
	(args) =>
		hasRightForAll(args.req.user, entity, 'create') &&
		(!hasDrafts || !isPublic(args, entity) || hasRightForAll(args.req.user, entity, 'publish'));

const updateAccess =
	(entity: Entity, hasDrafts: boolean, hasTrash: boolean): Access =>
	(args) => {
		const { req } = args;
		const { user, locale } = req;
		if (hasDrafts && isPublic(args, entity) && !hasRightForAll(user, entity, 'publish'))
			return false;
		const without = isBeyondLanguages(req, entity) ? (['languages'] as const) : [];
		const reach = accessFilter(user, entity, 'update', locale, { without });
		if (!hasTrash || hasRightForAll(user, entity, 'trash') || reach === false) return reach;
		return reach === true ? notTrashed : { and: [reach, notTrashed] };
	};

/** Payload uses delete access for both actions; the data of a document that is moved to the trash has `deletedAt`. */
const deleteAccess =
	(entity: Entity): Access =>
	({ req, data }) =>
		hasRightForAll(req.user, entity, data?.deletedAt ? 'trash' : 'delete');

/** The access of a collection by the table of rights. */
export function collectionAccess(
	entity: Entity,
	{ trash, upload, versions }: Pick<CollectionConfig, 'trash' | 'upload' | 'versions'> = {},
): NonNullable<CollectionConfig['access']> {
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	const read: Access = ({ req }) => accessFilter(req.user, entity, 'read', req.locale);
	return {
		// The files are public, their documents are not.
		read: upload ? (args) => (args.isReadingStaticFile === true ? everyFile : read(args)) : read,
		readVersions: read,
		create: createAccess(entity, hasDrafts),
		update: updateAccess(entity, hasDrafts, trash === true),
		delete: deleteAccess(entity),
		unlock: () => false,
	};
}
