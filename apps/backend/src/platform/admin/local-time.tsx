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

/** A moment in the time zone of whoever reads it, which the server does not know: until the browser has taken over there is only room for it. */
export function LocalTime({ iso, language }: Props) {
	const isInBrowser = useInBrowser();
	return (
		<time dateTime={iso} style={isInBrowser ? undefined : { visibility: 'hidden' }}>
			{isInBrowser ? sayTime(iso, language) : iso.slice(0, 16)}
		</time>
	);
}
