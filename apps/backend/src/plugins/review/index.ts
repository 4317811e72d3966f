import { dashboardLists } from '../../documents/dashboard.ts';
import { addControl } from '../../platform/admin/form-parts.ts';
import {
	add,
	changeEntities,
	type Entities,
	finishing,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { reviewComments, reviews } from './collections.ts';
import { listReviews } from './dashboard-list.ts';
import { offerReviewFilter } from './list/filter.ts';
import { tellOfReviewTask } from './tell/review-task.ts';
import { withReview, withReviewGlobal } from './with-review.ts';

/** Drafts are reviewed: asked for, commented field by field, approved or sent back; publishing ends it. */
export const review = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: withReview, global: withReviewGlobal }),
		addControl(entities, '/plugins/review/screens/review-bar.tsx#ReviewBar'),
		add({ collections: [reviews, reviewComments], tasks: [tellOfReviewTask] }),
		dashboardLists.add({ place: 'reviews', read: listReviews }),
		finishing.add(offerReviewFilter),
	);
