import { type DocumentKind, documentTag, type SharedTag } from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import { queueRevalidation } from './queue-revalidation.ts';

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** Revalidates on every change of a collection without drafts. */
export function revalidationHooks(kind: DocumentKind | null, lists: SharedTag[]): Hooks {
	const tags = (id: number | string) => [...(kind ? [documentTag(kind, id)] : []), ...lists];
	return {
		afterChange: [
			async function revalidateDocument({ doc, req }) {
				return queueRevalidation(req, tags(doc.id));
			},
		],
		afterDelete: [
			async function revalidateDeletedDocument({ id, req }) {
				return queueRevalidation(req, tags(id));
			},
		],
	};
}
