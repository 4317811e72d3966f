'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui';
import { hasRightForSome, isEntity } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { translatorIn } from '../../platform/i18n/words.ts';
import { paletteWords } from './palette-words.ts';
import { type DocumentMatch, useDocuments } from './use-documents.ts';

/** An entry of the palette: a document, a screen or an action. */
export interface Entry {
	key: string;
	title: string;
	/** Its kind, such as "Page". */
	about: string;
	/** The URL to open, or a function to call. */
	to: string | (() => unknown);
}

/** The screens that the navigation lists for the user, including *Log out*. */
const screenEntries = (about: string): Entry[] =>
	[...document.querySelectorAll<HTMLAnchorElement>('.nav a.navigation-entry')].map((link) => ({
		key: `screen ${link.pathname}`,
		title: link.textContent.trim(),
		about,
		to: link.pathname,
	}));

const splitWords = (text: string) => text.toLowerCase().split(/[\s:·/,-]+/);

/** True if each word of the query is the beginning of a word in the text. */
function matchesWords(text: string, query: string): boolean {
	const all = splitWords(text);
	return splitWords(query).every((word) => all.some((one) => one.startsWith(word)));
}

/**
 * The palette's entries for a search text, limited by the user's rights: recent documents first, then other documents, screens, actions.
 */
export function useEntries(text: string) {
	const { config, getEntityConfig } = useConfig();
	const { i18n, languageOptions, switchLanguage } = useTranslation();
	const { isEntityVisible } = useEntityVisibility();
	const person = usePerson();
	const query = text.trim();
	const { recent, matches, isFailed } = useDocuments(query);
	const t = translatorIn(i18n.language);
	const { admin } = config.routes;
	const kindOf = (collectionSlug: string) =>
		getTranslation(getEntityConfig({ collectionSlug })?.labels.singular ?? collectionSlug, i18n);
	const entryOf =
		(about: (kind: string) => string) =>
		(match: DocumentMatch): Entry => ({
			key: `${match.collection}:${match.id}`,
			title: match.title || `${kindOf(match.collection)} ${match.id}`,
			about: about(kindOf(match.collection)),
			to: adminUrl(admin, { kind: 'collection', slug: match.collection, id: match.id }),
		});
	const recentEntries = recent.map(entryOf((kind) => t(paletteWords.recent, { kind })));
	const matchEntries = (matches ?? [])
		.map(entryOf((kind) => kind))
		.filter(({ key }) => !recentEntries.some((one) => one.key === key));
	const createEntries = config.collections
		.filter(
			({ slug }) =>
				isEntityVisible({ collectionSlug: slug }) &&
				isEntity(slug) &&
				hasRightForSome(person, slug, 'create'),
		)
		.map(
			({ slug }): Entry => ({
				key: `create ${slug}`,
				title: t(paletteWords.create, { kind: kindOf(slug) }),
				about: t(paletteWords.action),
				to: adminUrl(admin, `${slug}/create`),
			}),
		);
	const languageEntries = (languageOptions ?? [])
		.filter(({ value }) => value !== i18n.language)
		.map(
			({ label, value }): Entry => ({
				key: `language ${value}`,
				title: t(paletteWords.language, { language: label }),
				about: t(paletteWords.action),
				to: () => switchLanguage?.(value),
			}),
		);
	const filterByTitle = (entries: Entry[]) =>
		query === '' ? entries : entries.filter(({ title }) => matchesWords(title, query));
	return {
		entries: [
			...recentEntries,
			...matchEntries,
			...filterByTitle(screenEntries(t(paletteWords.screen))),
			...filterByTitle(createEntries),
			...filterByTitle(languageEntries),
		],
		isFailed,
		isLoading: query !== '' && matches === null && !isFailed,
	};
}
