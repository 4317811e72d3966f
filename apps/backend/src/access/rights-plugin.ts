import type {
	CollectionConfig,
	GlobalAfterReadHook,
	GlobalConfig,
	RelationshipField,
	UIField,
} from 'payload';
import { words } from '../platform/i18n/words.ts';
import { addHooks, type Plugin } from '../platform/plugin.ts';
import { changesPublished } from '../publication/publication.ts';
import { accessFilter } from './access-filter.ts';
import { collectionAccess } from './collection-access.ts';
import { withFieldAccess } from './field-access.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { hasRightForAll, hasRightForSome, isEntity } from './person.ts';
import { refuseNotedChanges } from './refuse-changes.ts';
import { type Entity, type Extent, type Rule, rights } from './rights.ts';

/** Set as a non-enumerable property, so that copies lack it. From the symbol registry, as Next loads this module more than once. */
const storedMark = Symbol.for('website.storedGlobal');

const isStored = (data: object): boolean => Object.hasOwn(data, storedMark);

/**
 * Marks a document as read from the database. A form first checks with the stored document, whose status may be "published", whether the
 * user may update it; then with a copy marked as published, whether the user may publish it
 * (`@payloadcms/next/dist/views/Document/getDocumentPermissions.js`; for collections, the first check is made with a draft). Without the
 * mark, a published header would be read-only for users who may update only its draft.
 */
const markAsStored: GlobalAfterReadHook = ({ doc }) => {
	if (typeof doc === 'object' && doc !== null && !isStored(doc))
		Object.defineProperty(doc, storedMark, { value: true });
	return doc;
};

/** The access of a global by the table of rights. */
function globalAccess(
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

/** The user who created a document, set by the program. Empty for documents that predate the field or whose creator's account is deleted. */
const createdBy: RelationshipField = {
	name: 'createdBy',
	type: 'relationship',
	relationTo: 'users',
	index: true,
	maxDepth: 0,
	label: words('Made by', 'Oprettet af', 'Angelegt von'),
	access: { create: () => false, update: () => false },
	admin: { hidden: true, disableBulkEdit: true },
	hooks: {
		beforeChange: [
			({ operation, originalDoc, req }) =>
				operation === 'create' ? (req.user?.id ?? null) : (originalDoc?.createdBy ?? null),
		],
	},
};

/** The first line of a form that the user may only read. */
const readOnlyLine: UIField = {
	name: 'readOnlyLine',
	type: 'ui',
	admin: {
		disableBulkEdit: true,
		disableListColumn: true,
		components: { Field: '/access/read-only-line.tsx#ReadOnlyLine' },
	},
};

const usesExtent = (entity: Entity, extent: Extent) =>
	Object.values(rights[entity]).some((rule: Rule) => Object.values(rule).includes(extent));

function entityOf(slug: string): Entity {
	if (!isEntity(slug)) throw new Error(`"${slug}" has no line in access/rights.ts`);
	return slug;
}

/** A collection or global whose translators change texts in their languages only, if the table of rights has such translators. */
function withLanguageRights<Config extends CollectionConfig | GlobalConfig>(
	entity: Entity,
	config: Config,
): Config {
	if (!usesExtent(entity, 'languages')) return config;
	const guarded = addHooks<Config>(config, { last: { beforeValidate: [refuseNotedChanges] } });
	return { ...guarded, fields: withFieldAccess(entity, config.fields) };
}

/** A collection with access from the table of rights, which replaces its own. */
export function withRights(collection: CollectionConfig): CollectionConfig {
	const entity = entityOf(collection.slug);
	const fields = [
		readOnlyLine,
		...collection.fields,
		...(usesExtent(entity, 'own') ? [createdBy] : []),
	];
	const guarded = { ...collection, access: collectionAccess(entity, collection), fields };
	return withLanguageRights(entity, guarded);
}

function withGlobalRights(global: GlobalConfig): GlobalConfig {
	const entity = entityOf(global.slug);
	const read = addHooks(global, { last: { afterRead: [markAsStored] } });
	const fields = [readOnlyLine, ...global.fields];
	const guarded = { ...read, access: globalAccess(entity, global), fields };
	return withLanguageRights(entity, guarded);
}

/**
 * The last plugin. It replaces the access of every collection and global by `rights.ts`, and of every endpoint by `endpoint-rights.ts`. An
 * entity or endpoint without a line there keeps the program from starting.
 */
export const accessControl = (): Plugin => (config) =>
	guardEndpoints({
		...config,
		collections: (config.collections ?? []).map(withRights),
		globals: (config.globals ?? []).map(withGlobalRights),
	});
