import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps } from 'payload';
import { reviewWords } from '../screens/words.ts';
import { loadReview } from './summary.ts';

/** The column of a list: how the review of each document stands, and whom it waits for. */
export async function ReviewCell({
	payload,
	collectionSlug,
	rowData,
	i18n,
}: Omit<DefaultServerCellComponentProps, 'rowData'> & {
	i18n: I18nClient;
	rowData?: DefaultServerCellComponentProps['rowData'];
}) {
	// In forms Payload renders every component of a field that only shows something, this one without a row.
	if (!rowData) return null;
	const review = await loadReview(payload, `${collectionSlug}:${rowData.id}`);
	if (!review) return null;
	return (
		<span className={`review-state review-state--${review.state}`}>
			{getTranslation(reviewWords[review.state], i18n)} <strong>{review.people.join(', ')}</strong>
		</span>
	);
}
