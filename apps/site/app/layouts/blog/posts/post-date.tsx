import { useLocale } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';

export function PostDate({ date }: { date: string }) {
	return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}
