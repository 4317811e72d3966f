'use client';
import { formatTime } from '../platform/i18n/dates.ts';
import { useInBrowser } from './use-in-browser.ts';

interface Props {
	/** ISO 8601. */
	iso: string;
	/** The language of the interface. */
	language: string;
}

/** A time in the time zone of the browser. That zone is unknown on the server, so the time is invisible until hydration. */
export function LocalTime({ iso, language }: Props) {
	const isInBrowser = useInBrowser();
	return (
		<time dateTime={iso} style={isInBrowser ? undefined : { visibility: 'hidden' }}>
			{isInBrowser ? formatTime(iso, language) : iso.slice(0, 16)}
		</time>
	);
}
