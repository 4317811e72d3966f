import type { CollectionConfig, GlobalConfig } from 'payload';
import { addHooks, type Plugin } from '../platform/plugin.ts';
import { collectionAccess } from './collection-access.ts';
import { createdBy } from './created-by.ts';
import { withFieldAccess } from './field-access.ts';
import { globalAccess, markAsStored } from './global-access.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { isEntity } from './person.ts';
import { refuseNotedChanges } from './refuse-changes.ts';
import { type Entity, type Extent, type Rule, rights } from './rights.ts';

const usesExtent = (entity: Entity, extent: Extent) =>
	Object.values(rights[entity]).some((rule: Rule) => Object.values(rule).includes(extent));

function entityOf(slug: string): Entity {
	if (!isEntity(slug)) throw new Error(`"${slug}" has no line in access/rights.ts`);
	return slug;
}

/** A collection with access from the table of rights, which replaces its own. */
export function withRights(collection: CollectionConfig): CollectionConfig {
	const entity = entityOf(collection.slug);
	const fields = usesExtent(entity, 'own') ? [...collection.fields, createdBy] : collection.fields;
	const guarded = { ...collection, access: collectionAccess(entity, collection), fields };
	if (!usesExtent(entity, 'languages')) return guarded;
	return {
		...addHooks(guarded, { last: { beforeValidate: [refuseNotedChanges] } }),
		fields: withFieldAccess(entity, fields),
	};
}

function withGlobalRights(global: GlobalConfig): GlobalConfig {
	const entity = entityOf(global.slug);
	const read = addHooks(global, { last: { afterRead: [markAsStored] } });
	const guarded = { ...read, access: globalAccess(entity, global) };
	if (!usesExtent(entity, 'languages')) return guarded;
	return {
		...addHooks(guarded, { last: { beforeValidate: [refuseNotedChanges] } }),
		fields: withFieldAccess(entity, global.fields),
	};
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
