import type { CollectionConfig, GlobalConfig, PayloadRequest, UIField } from 'payload';
import { publishedLocales } from '../../documents/publication/publication.ts';
import { notTrashed } from '../../platform/admin/forms/outside-trash.ts';
import { inSidebar } from '../../platform/admin/sidebar/in-sidebar.ts';
import { words } from '../../platform/i18n/words.ts';
import { readReviewFilter, reviewFilterField } from './list/filter.ts';

const panel = inSidebar<UIField>('review', {
	name: 'review',
	type: 'ui',
	label: words('Review', 'Gennemsyn', 'Prüfung'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		components: {
			Cell: '/plugins/review/list/review-cell.tsx#ReviewCell',
			Field: '/plugins/review/screens/review-panel.tsx#ReviewPanel',
		},
	},
});

/** What visitors see needs no review any more; its comments stay. */
const end = async (req: PayloadRequest, target: string): Promise<void> => {
	await req.payload.db.deleteMany({
		collection: 'reviews',
		where: { target: { equals: target } },
		req,
	});
};

/** A collection whose drafts are reviewed, with the review beside its form and in its list; publishing ends it. */
export const withReview = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	admin: {
		...collection.admin,
		...(collection.admin?.defaultColumns
			? { defaultColumns: [...collection.admin.defaultColumns, panel.name] }
			: {}),
	},
	fields: [...collection.fields, panel, reviewFilterField],
	hooks: {
		...collection.hooks,
		beforeOperation: [readReviewFilter, ...(collection.hooks?.beforeOperation ?? [])],
		afterChange: [
			...(collection.hooks?.afterChange ?? []),
			async function endReview({ doc, req }) {
				if (publishedLocales(req, collection.slug).length > 0)
					await end(req, `${collection.slug}:${doc.id}`);
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
			async function endReviewOfGlobal({ req }) {
				if (publishedLocales(req, global.slug).length > 0) await end(req, `global:${global.slug}`);
			},
		],
	},
});
