import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { documentAt } from '../../documents/document.ts';
import { storeReferences } from '../../documents/references/store-references.ts';
import { skipsSideEffects } from '../../documents/revalidation/queue-revalidation.ts';

async function note(req: PayloadRequest, key: string): Promise<void> {
	const holder = documentAt(req.payload, key);
	if (holder && !skipsSideEffects(req)) await storeReferences(req, holder);
}

/** A collection whose documents' uses of others are noted with every save. */
export const trackReferences = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	custom: { ...collection.custom, trackReferences: true },
	hooks: {
		...collection.hooks,
		afterChange: [
			...(collection.hooks?.afterChange ?? []),
			async function noteUsesOfDocument({ doc, req }) {
				return note(req, `${collection.slug}:${doc.id}`);
			},
		],
	},
});

/** The same for a global. */
export const trackGlobalReferences = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: {
		...global.hooks,
		afterChange: [
			...(global.hooks?.afterChange ?? []),
			async function noteUsesOfGlobal({ req }) {
				return note(req, `global:${global.slug}`);
			},
		],
	},
});
