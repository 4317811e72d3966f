import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { parseDocumentKey } from '../../documents/document.ts';
import { addHooks } from '../../platform/plugin.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { storeReferences } from './store-references.ts';

async function storeReferencesOf(req: PayloadRequest, key: string): Promise<void> {
	const document = parseDocumentKey(req.payload, key);
	if (document && !skipsSideEffects(req)) await storeReferences(req, document);
}

/** Stores the references of a collection's documents with every save. */
export const trackReferences = (collection: CollectionConfig): CollectionConfig => ({
	...addHooks(collection, {
		last: {
			afterChange: [
				async function storeDocumentReferences({ doc, req }) {
					return storeReferencesOf(req, `${collection.slug}:${doc.id}`);
				},
			],
		},
	}),
	custom: { ...collection.custom, trackReferences: true },
});

/** Stores the references of a global with every save. */
export const trackGlobalReferences = (global: GlobalConfig): GlobalConfig =>
	addHooks(global, {
		last: {
			afterChange: [
				async function storeGlobalReferences({ req }) {
					return storeReferencesOf(req, `global:${global.slug}`);
				},
			],
		},
	});
