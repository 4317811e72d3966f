import type { CollectionConfig, GlobalConfig, PayloadRequest, UIField } from 'payload';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import type { Review } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { addHooks } from '../../platform/plugin.ts';
import { publishedLocales } from '../../publication/publication.ts';
import { isDone } from './done.ts';
import { resolveReviewFilter, reviewFilterField } from './review-filter.ts';

const panel = inSidebar<UIField>('review', {
	name: 'review',
	type: 'ui',
	label: words('Review', 'Gennemsyn', 'Prüfung'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		components: {
			Cell: '/plugins/review/review-cell.tsx#ReviewCell',
			Field: '/plugins/review/screens/review-panel.tsx#ReviewPanel',
		},
	},
});

/** Ends the review of a published document: its rounds get the states `doneApproved`, `doneSentBack` and `doneWaiting`. */
async function closeReview(req: PayloadRequest, target: string): Promise<void> {
	const { db } = req.payload;
	const where = { target: { equals: target } };
	const { docs } = await db.find<Review>({ collection: 'reviews', where, pagination: false, req });
	for (const { id, state } of docs.filter((row) => !isDone(row))) {
		const name = state.replace(/^past/, '').replace(/^./, (letter) => letter.toUpperCase());
		await db.updateOne({ collection: 'reviews', id, data: { state: `done${name}` }, req });
	}
}

/** Adds reviews to a collection: a panel beside the form, a list column and a list filter. Publishing ends a review. */
export const withReview = (collection: CollectionConfig): CollectionConfig => ({
	...addHooks(collection, {
		first: { beforeOperation: [resolveReviewFilter] },
		last: {
			afterChange: [
				async function endReview({ doc, req }) {
					if (publishedLocales(req, collection.slug).length > 0)
						await closeReview(req, `${collection.slug}:${doc.id}`);
				},
			],
		},
	}),
	admin: {
		...collection.admin,
		...(collection.admin?.defaultColumns
			? { defaultColumns: [...collection.admin.defaultColumns, panel.name] }
			: {}),
	},
	fields: [...collection.fields, panel, reviewFilterField],
});

/** Adds the review panel to a global. Publishing ends a review. */
export const withReviewGlobal = (global: GlobalConfig): GlobalConfig => ({
	...addHooks(global, {
		last: {
			afterChange: [
				async function endReviewOfGlobal({ req }) {
					if (publishedLocales(req, global.slug).length > 0)
						await closeReview(req, `global:${global.slug}`);
				},
			],
		},
	}),
	fields: [...global.fields, panel],
});
