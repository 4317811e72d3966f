/** Since when somebody has been writing, in the dialog that says who is. */
export const lockedSince = '.document-locked__content strong';

/** As Payload 3.90.1 writes it for everybody: "Nov 23, 2026, 9:57 PM". */
const american = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/;

/** That time as the editor's language writes it; undefined for any other text. */
export function sayLockedSince(text: string, language: string): string | undefined {
	const time = text.replace(/\s/g, ' ');
	if (!american.test(time)) return undefined;
	const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
	return format.format(new Date(time));
}
