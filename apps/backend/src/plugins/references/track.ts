import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { documentAt } from '../../documents/document.ts';
import { noteUses } from '../../documents/references/note-uses.ts';
import { isQuiet } from '../../documents/revalidation/announce.ts';

async function note(req: PayloadRequest, key: string): Promise<void> {
	const holder = documentAt(req.payload, key);
	if (holder && !isQuiet(req)) await noteUses(req, holder);
}

/** A collection whose documents' uses of others are noted with every save. */
export const tracked = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	custom: { ...collection.custom, tracked: true },
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
export const trackedGlobal = (global: GlobalConfig): GlobalConfig => ({
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
