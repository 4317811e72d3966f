import { getTranslation } from '@payloadcms/translations';
import type { ListCellProps } from '../../admin/list-cell.ts';
import { loadReview } from './review-summary.ts';
import { reviewWords } from './screens/words.ts';

/** The list column with the review state of each document and the reviewers. */
export async function ReviewCell({ payload, collectionSlug, rowData, i18n }: ListCellProps) {
	if (!rowData) return null;
	const review = await loadReview(payload, `${collectionSlug}:${rowData.id}`);
	if (!review) return null;
	return (
		<span className={`review-state review-state--${review.state}`}>
			{getTranslation(reviewWords[review.state], i18n)} <strong>{review.people.join(', ')}</strong>
		</span>
	);
}
