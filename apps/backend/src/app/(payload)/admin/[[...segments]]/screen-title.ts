import { type Words, words } from '../../../../platform/i18n/words.ts';
import { languagesWords } from '../../../../plugins/languages/words.ts';
import { linkReportWords } from '../../../../plugins/link-checker/words.ts';
import { mediaFolders } from '../../../../plugins/media/media-folders.ts';
import { planWords } from '../../../../plugins/scheduled-publishing/screens/words.ts';

/** The first part of a screen's address below `/admin`, and what the screen is called. */
const titles = new Map<string, Words>([
	['calendar', planWords.calendar],
	['broken-links', linkReportWords.title],
	['languages', languagesWords.title],
	['setup', words('Set up your site', 'Sæt din hjemmeside op', 'Richten Sie Ihre Website ein')],
	['set-password', words('Choose a password', 'Vælg en adgangskode', 'Passwort wählen')],
]);

const filesByFolder = words('Files by folder', 'Filer efter mappe', 'Dateien nach Ordner');

/** `/collections/media/media-folders`, which Payload names by two words in a row, "Fil Mapper". */
const isFolders = ([list, , folders]: readonly string[]) =>
	list === 'collections' && folders === mediaFolders.slug;

/** What the browser calls a screen of our own; undefined for Payload's, which it names itself. */
export function ownScreenTitle(segments: readonly string[], language: string): string | undefined {
	const title = isFolders(segments) ? filesByFolder : titles.get(segments[0] ?? '');
	return title && (title[language] ?? title.en);
}

/** A screen's title behind which the site is named, once. */
export const withSite = (title: string, site: string): string =>
	title.endsWith(site) ? title : `${title} ${site}`;
