import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload';
import { savesDraft } from '../access/write-note.ts';

const panel: Field = {
	name: 'review',
	type: 'ui',
	admin: {
		position: 'sidebar',
		components: { Field: '/review/screens/review-panel.tsx#ReviewPanel' },
	},
};

/** What visitors see needs no review any more; its comments stay. */
const end = async (req: PayloadRequest, target: string): Promise<void> => {
	await req.payload.db.deleteMany({
		collection: 'reviews',
		where: { target: { equals: target } },
		req,
	});
};

/** A collection whose drafts are reviewed, with the review beside its form; publishing ends it. */
export const withReview = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: [...collection.fields, panel],
	hooks: {
		...collection.hooks,
		afterChange: [
			...(collection.hooks?.afterChange ?? []),
			async ({ doc, req }) => {
				if (doc._status === 'published' && !savesDraft(req, collection.slug))
					await end(req, `${collection.slug}:${doc.id}`);
			},
		],
		afterDelete: [
			...(collection.hooks?.afterDelete ?? []),
			async ({ id, req }) => {
				const target = `${collection.slug}:${id}`;
				await end(req, target);
				await req.payload.db.deleteMany({
					collection: 'review-comments',
					where: { target: { equals: target } },
					req,
				});
			},
		],
	},
});

/** The same for what every page shares. */
export const withReviewGlobal = (global: GlobalConfig): GlobalConfig => ({
	...global,
	fields: [...global.fields, panel],
	hooks: {
		...global.hooks,
		afterChange: [
			...(global.hooks?.afterChange ?? []),
			async ({ doc, req }) => {
				if (doc._status === 'published' && !savesDraft(req, global.slug))
					await end(req, `global:${global.slug}`);
			},
		],
	},
});
