/** The time of a lock, in the dialog that names the user who has the document open. */
export const lockedSince = '.document-locked__content strong';

/** Payload 3.90.1 formats the time in American English for all languages: "Nov 23, 2026, 9:57 PM". */
const americanTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/;

/** Formats such a time for a language; undefined for other texts. */
export function formatLockTime(text: string, language: string): string | undefined {
	const time = text.replace(/\s/g, ' ');
	if (!americanTime.test(time)) return undefined;
	const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
	return format.format(new Date(time));
}
