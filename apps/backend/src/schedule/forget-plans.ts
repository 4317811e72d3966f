import type { CollectionConfig } from 'payload';
import { subjectAt } from './plan.ts';
import { plansOf } from './stored-plans.ts';

/**
 * A collection whose documents' plans go with them when they are deleted for good. In the trash they stay: a document that comes back
 * in time is published as planned; one that does not fails with that reason.
 */
export const forgetsPlans = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: {
		...collection.hooks,
		afterDelete: [
			...(collection.hooks?.afterDelete ?? []),
			async ({ id, req }) => {
				const subject = subjectAt(`${collection.slug}:${id}`);
				if (!subject) return;
				const ids = (await plansOf(req.payload, subject)).map((plan) => plan.id);
				if (ids.length === 0) return;
				await req.payload.db.deleteMany({
					collection: 'payload-jobs',
					where: { id: { in: ids }, processing: { not_equals: true } },
					req,
				});
			},
		],
	},
});
