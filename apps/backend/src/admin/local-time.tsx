'use client';
import { useInBrowser } from './use-in-browser.ts';

interface Props {
	/** ISO 8601. */
	iso: string;
	/** The language of the interface. */
	language: string;
}

/** Formats a time in the time zone of the browser. */
export const formatTime = (iso: string, language: string): string =>
	new Intl.DateTimeFormat(language, {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
	}).format(new Date(iso));

/** A time in the time zone of the browser. That zone is unknown on the server, so the time is invisible until hydration. */
export function LocalTime({ iso, language }: Props) {
	const isInBrowser = useInBrowser();
	return (
		<time dateTime={iso} style={isInBrowser ? undefined : { visibility: 'hidden' }}>
			{isInBrowser ? formatTime(iso, language) : iso.slice(0, 16)}
		</time>
	);
}
