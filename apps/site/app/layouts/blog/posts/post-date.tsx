import { useLocale } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';

/** A date in the page's language that machines can read too. */
export function PostDate({ date }: { date: string }) {
	return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}
