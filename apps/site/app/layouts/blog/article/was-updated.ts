import { parseDate } from '~/i18n/format-date';

const day = 24 * 60 * 60 * 1000;

/** True if an article was changed at least a day after its publication. Earlier corrections do not count as an update. */
export function wasUpdated(post: { dateGmt: string; modifiedGmt: string }): boolean {
	return parseDate(post.modifiedGmt).getTime() - parseDate(post.dateGmt).getTime() >= day;
}
