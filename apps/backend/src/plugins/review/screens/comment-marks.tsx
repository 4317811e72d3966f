'use client';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { createPortal } from 'react-dom';
import { isLocalized } from '../../../platform/admin/forms/fields-on-path.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import type { ReviewComment } from '../read-review.ts';
import { useMarkHosts } from './use-mark-hosts.ts';
import { reviewWords } from './words.ts';

interface Props {
	comments: readonly ReviewComment[];
	t: (text: Words) => string;
	/** Shows a comment with its replies. */
	onOpen: (comment: ReviewComment) => void;
}

const noFields: never[] = [];

/** A button at each field with open comments in the current locale: shows their number and opens the first. */
export function CommentMarks({ comments, t, onOpen }: Props) {
	const { docConfig } = useDocumentInfo();
	const { code } = useLocale();
	const fields = docConfig?.fields ?? noFields;
	const openComments = comments.filter(
		({ path, language, resolved }) =>
			path !== '' && !resolved && (language === code || !isLocalized(fields, path)),
	);
	const hosts = useMarkHosts(fields, [...new Set(openComments.map(({ path }) => path))]);
	return hosts.map(({ element, paths }) => {
		const fieldComments = openComments.filter(({ path }) => paths.includes(path));
		const [first] = fieldComments;
		if (!first) return null;
		return createPortal(
			<button
				aria-label={`${t(reviewWords.openComments)}: ${fieldComments.length}`}
				className="review-mark"
				onClick={() => onOpen(first)}
				title={`${t(reviewWords.openComments)}: ${fieldComments.length}`}
				type="button"
			>
				<svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
					<path d="M1.5 1h9c.8 0 1.5.7 1.5 1.5v5c0 .8-.7 1.5-1.5 1.5H6l-3.5 3V9h-1C.7 9 0 8.3 0 7.5v-5C0 1.7.7 1 1.5 1z" />
				</svg>
				{fieldComments.length}
			</button>,
			element,
			paths.join(' '),
		);
	});
}
