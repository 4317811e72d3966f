import { type Words, words } from '../../../../editing/words.ts';
import { linkReportWords } from '../../../../link-report/words.ts';
import { planWords } from '../../../../schedule/screens/words.ts';

/** The first part of a screen's address below `/admin`, and what the screen is called. */
const titles = new Map<string, Words>([
	['calendar', planWords.calendar],
	['broken-links', linkReportWords.title],
	['set-password', words('Choose a password', 'Vælg en adgangskode', 'Passwort wählen')],
]);

/** What the browser calls a screen of our own; undefined for Payload's, which it names itself. */
export function ownScreenTitle(segments: readonly string[], language: string): string | undefined {
	const title = titles.get(segments[0] ?? '');
	return title && (title[language] ?? title.en);
}
