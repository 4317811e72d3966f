'use client';
import { useEffect, useState } from 'react';

interface Props {
	/** ISO 8601. */
	iso: string;
	/** The language of the interface. */
	language: string;
}

/** How a moment is said in the reader's own time zone; `timeZone` is for the server, which does not know theirs. */
export const sayTime = (iso: string, language: string, timeZone?: string): string =>
	new Intl.DateTimeFormat(language, {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		...(timeZone ? { timeZone, timeZoneName: 'short' } : {}),
	}).format(new Date(iso));

/** A moment in the time zone of whoever reads it; in UTC, and saying so, until the browser has started. */
export function LocalTime({ iso, language }: Props) {
	const [text, setText] = useState(sayTime(iso, language, 'UTC'));
	useEffect(() => setText(sayTime(iso, language)), [iso, language]);
	return <time dateTime={iso}>{text}</time>;
}
