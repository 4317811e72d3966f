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
import { reviews } from './collections.ts';
import { listReviews } from './dashboard-list.ts';
import { offerReviewFilter } from './review-filter.ts';
import { reviewMailTask } from './review-task.ts';
import { withReview, withReviewGlobal } from './with-review.ts';

/** Reviews of drafts: request a review, approve or send back. Publishing ends the review. */
export const review = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: withReview, global: withReviewGlobal }),
		addControl(entities, '/plugins/review/screens/review-bar.tsx#ReviewBar'),
		add({ collections: [reviews], tasks: [reviewMailTask] }),
		dashboardLists.add(listReviews),
		finalizers.add(offerReviewFilter),
	);
