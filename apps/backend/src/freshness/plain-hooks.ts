import type { CollectionConfig, GlobalConfig } from 'payload';
import { announce } from './announce.ts';
import { type ListTag, type TagKind, tagOf } from './tags.ts';

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** Announces every change of a collection without drafts. */
export function plainHooks(kind: TagKind | null, lists: ListTag[]): Hooks {
	const tags = (id: number | string) => [...(kind ? [tagOf(kind, id)] : []), ...lists];
	return {
		afterChange: [async ({ doc, req }) => announce(req, tags(doc.id))],
		afterDelete: [async ({ id, req }) => announce(req, tags(id))],
	};
}

/** Announces every change of a global. */
export const globalHooks = (tag: ListTag): NonNullable<GlobalConfig['hooks']> => ({
	afterChange: [async ({ req }) => announce(req, [tag])],
});
