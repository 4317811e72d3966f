import { type Words, words } from '../../../../platform/i18n/words.ts';
import { languagesWords } from '../../../../plugins/languages/words.ts';
import { mediaFolders } from '../../../../plugins/media/media-folders.ts';
import { releaseWords } from '../../../../plugins/releases/api.ts';

/** Titles of screens by the first path segment below `/admin`. */
const titles = new Map<string, Words>([
	['planned', releaseWords.planned],
	['calendar', releaseWords.planned],
	['languages', languagesWords.title],
	['setup', words('Set up your site', 'Sæt din hjemmeside op', 'Richten Sie Ihre Website ein')],
	['set-password', words('Choose a password', 'Vælg en adgangskode', 'Passwort wählen')],
]);

const filesByFolder = words('Files by folder', 'Filer efter mappe', 'Dateien nach Ordner');

/** True for `/collections/media/media-folders`, which Payload titles with two separate words, "Fil Mapper". */
const isFolders = ([list, , folders]: readonly string[]) =>
	list === 'collections' && folders === mediaFolders.slug;

/** The title of a custom screen; undefined for Payload's screens, which have their own titles. */
export function ownScreenTitle(segments: readonly string[], language: string): string | undefined {
	const title = isFolders(segments) ? filesByFolder : titles.get(segments[0] ?? '');
	return title && (title[language] ?? title.en);
}

/** Adds the site's name to the title of a screen unless it already ends with it. */
export const withSite = (title: string, site: string): string =>
	title.endsWith(site) ? title : `${title} ${site}`;
