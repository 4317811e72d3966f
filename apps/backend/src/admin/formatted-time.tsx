'use client';
import { useTranslation } from '@payloadcms/ui';
import { formatDay, formatTime } from '../platform/i18n/dates.ts';
import './formatted-time.css';

interface Props {
	/** The value of a native date field: `2026-11-24` or `2026-11-24T09:00`; nothing is rendered while it is empty. */
	value: string;
}

/** The date of a native date field in words, in the language of the interface: the field itself uses the browser's language. */
export function FormattedTime({ value }: Props) {
	const { i18n } = useTranslation();
	const hasTime = value.includes('T');
	const date = new Date(hasTime ? value : `${value}T00:00`);
	if (Number.isNaN(date.getTime())) return null;
	const format = hasTime ? formatTime : formatDay;
	return (
		<output className="formatted-time">{format(date, i18n.language, { hasWeekday: true })}</output>
	);
}
