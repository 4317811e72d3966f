import { parseDate } from '~/i18n/format-date';

const day = 24 * 60 * 60 * 1000;

/** Whether an article changed noticeably after it was published; a correction on the day itself isn't news. */
export function wasUpdated(post: { dateGmt: string; modifiedGmt: string }): boolean {
	return parseDate(post.modifiedGmt).getTime() - parseDate(post.dateGmt).getTime() >= day;
}
