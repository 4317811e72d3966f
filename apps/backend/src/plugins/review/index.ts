import type { CollectionConfig } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import {
	add,
	changeEntities,
	type Entities,
	finalizers,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { dashboardLists } from '../dashboard/api.ts';
import { listReviews } from './dashboard-list.ts';
import { reviewEndpoints } from './endpoints.ts';
import { reviewMailTask } from './notify-reviewers.ts';
import { offerReviewFilter } from './review-filter.ts';
import { withReview, withReviewGlobal } from './with-review.ts';

/** One row per reviewer of a draft in each round, with their decision. Only the endpoints write the rows. */
const reviews: CollectionConfig = {
	slug: 'reviews',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: reviewEndpoints,
	indexes: [{ fields: ['reviewer', 'state'] }],
	fields: [
		// The document: `pages:12` or `global:header`.
		{ name: 'target', type: 'text', required: true, index: true },
		// Account IDs as plain numbers and the names at the time, because rows outlive accounts.
		{ name: 'author', type: 'number', required: true, index: true },
		{ name: 'authorName', type: 'text', required: true },
		{ name: 'reviewer', type: 'number', required: true },
		{ name: 'reviewerName', type: 'text', required: true },
		{ name: 'note', type: 'textarea' },
		// `waiting`, `approved` or `sentBack`; `answered` if another reviewer decided; `past…` in earlier rounds, `done…` after publication.
		{ name: 'state', type: 'text', required: true },
		{ name: 'answer', type: 'textarea' },
		// When the approved draft was last saved.
		{ name: 'draftAt', type: 'text' },
	],
};

/** Reviews of drafts: request a review, approve or send back. Publishing ends the review. */
export const review = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: withReview, global: withReviewGlobal }),
		addControl(entities, '/plugins/review/screens/review-panel.tsx#ReviewBar'),
		add({ collections: [reviews], tasks: [reviewMailTask] }),
		dashboardLists.add(listReviews),
		finalizers.add(offerReviewFilter),
	);
