import type { CollectionConfig, GlobalConfig } from 'payload';
import type { Plugin } from '../platform/plugin.ts';
import { collectionAccess } from './collection-access.ts';
import { createdBy } from './created-by.ts';
import { withFieldAccess } from './field-access.ts';
import { globalAccess, noteStored } from './global-access.ts';
import { guardEndpoints } from './guard-endpoints.ts';
import { isEntity } from './person.ts';
import { type Entity, type Extent, type Rule, rights } from './rights.ts';

const knows = (entity: Entity, extent: Extent) =>
	Object.values(rights[entity]).some((rule: Rule) => Object.values(rule).includes(extent));

function lineOf(slug: string): Entity {
	if (!isEntity(slug)) throw new Error(`"${slug}" has no line in access/rights.ts`);
	return slug;
}

/** A collection with its access, whatever it says itself. */
export function withRights(collection: CollectionConfig): CollectionConfig {
	const entity = lineOf(collection.slug);
	const fields = knows(entity, 'own') ? [...collection.fields, createdBy] : collection.fields;
	return {
		...collection,
		access: collectionAccess(entity, collection),
		fields: knows(entity, 'languages') ? withFieldAccess(entity, fields) : fields,
	};
}

function ruledGlobal(global: GlobalConfig): GlobalConfig {
	const entity = lineOf(global.slug);
	const { hooks } = global;
	return {
		...global,
		access: globalAccess(entity, global),
		hooks: {
			...hooks,
			afterRead: [...(hooks?.afterRead ?? []), noteStored],
		},
		fields: knows(entity, 'languages') ? withFieldAccess(entity, global.fields) : global.fields,
	};
}

/**
 * A plugin, the last one: access to every collection and global follows from `rights.ts`, to every endpoint from `endpoint-rights.ts`, whatever they say
 * themselves. What has no line there keeps the program from starting.
 */
export const accessControl = (): Plugin => (config) =>
	guardEndpoints({
		...config,
		collections: (config.collections ?? []).map(withRights),
		globals: (config.globals ?? []).map(ruledGlobal),
	});
