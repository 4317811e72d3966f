'use client';
import { useInBrowser } from './use-in-browser.ts';

interface Props {
	/** ISO 8601. */
	iso: string;
	/** The language of the interface. */
	language: string;
}

/** How a moment is said in the time zone of whoever reads it. */
export const sayTime = (iso: string, language: string): string =>
	new Intl.DateTimeFormat(language, {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
	}).format(new Date(iso));

/** A moment in the time zone of whoever reads it; in UTC, as ISO 8601 has it, until the browser has taken over. */
export function LocalTime({ iso, language }: Props) {
	const isInBrowser = useInBrowser();
	const utc = `${iso.slice(0, 16).replace('T', ' ')} UTC`;
	return <time dateTime={iso}>{isInBrowser ? sayTime(iso, language) : utc}</time>;
}
