import { localeCodes } from '@website/contracts/locales';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import { type Entry, plainEntry } from './entry.ts';
import { pathSegments } from './safe-decode.ts';

/** The archives of custom types, one in each language with documents. On WordPress they are no documents and have no ids. */
export const archivesOf = ({ customTypes }: Capabilities, entries: readonly Entry[]): Entry[] =>
	customTypes.types.flatMap(({ name, label, uri }, index) => {
		if (!uri) return [];
		const documents = entries.filter(({ type }) => type === name);
		const locales = localeCodes.filter((code) => documents.some(({ locale }) => locale === code));
		const ids = locales.map(
			(locale) => -1 - index * localeCodes.length - localeCodes.indexOf(locale),
		);
		return locales.map((locale, position): Entry => {
			const own = documents.filter((one) => one.locale === locale);
			// Plugins translate the slug, which only the paths of the documents tell.
			const folders = new Set(own.map(({ folder }) => folder));
			const [first] = own;
			const isFolder = folders.size === 1 && Boolean(first?.folder);
			const ownUri = isFolder && first?.uri ? first.uri.replace(/[^/]+\/?$/, '') : uri;
			return {
				...plainEntry,
				...{ kind: 'page', root: 'contentNode', id: ids[position] ?? 0, locale, title: label },
				slug: pathSegments(ownUri).at(-1) ?? name,
				uri: ownUri,
				modified:
					own
						.map(({ modified }) => modified)
						.sort()
						.at(-1) ?? '',
				isListed: true,
				translationIds: ids.filter((_id, other) => other !== position),
				lists: name,
			};
		});
	});
