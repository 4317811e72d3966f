import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { parseDocumentKey } from '../../documents/document.ts';
import { skipsSideEffects } from '../../documents/revalidation/queue-revalidation.ts';
import { storeReferences } from './store-references.ts';

async function storeReferencesOf(req: PayloadRequest, key: string): Promise<void> {
	const document = parseDocumentKey(req.payload, key);
	if (document && !skipsSideEffects(req)) await storeReferences(req, document);
}

/** Stores the references of a collection's documents with every save. */
export const trackReferences = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	custom: { ...collection.custom, trackReferences: true },
	hooks: {
		...collection.hooks,
		afterChange: [
			...(collection.hooks?.afterChange ?? []),
			async function storeDocumentReferences({ doc, req }) {
				return storeReferencesOf(req, `${collection.slug}:${doc.id}`);
			},
		],
	},
});

/** Stores the references of a global with every save. */
export const trackGlobalReferences = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: {
		...global.hooks,
		afterChange: [
			...(global.hooks?.afterChange ?? []),
			async function storeGlobalReferences({ req }) {
				return storeReferencesOf(req, `global:${global.slug}`);
			},
		],
	},
});
