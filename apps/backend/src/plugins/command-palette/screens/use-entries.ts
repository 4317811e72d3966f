'use client';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui';
import { isEntity, maySome } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { paletteWords } from './palette-words.ts';
import { type FoundDocument, useDocuments } from './use-documents.ts';

/** Something to go to or to do. */
export interface Entry {
	key: string;
	title: string;
	/** What it is. */
	about: string;
	/** Where it leads, or what it does. */
	to: string | (() => unknown);
}

/** The screens of the navigation, which lists what the person may see; the way out is among them. */
const screens = (about: string): Entry[] =>
	[...document.querySelectorAll<HTMLAnchorElement>('.nav a.navigation-entry')].map((link) => ({
		key: `screen ${link.pathname}`,
		title: link.textContent.trim(),
		about,
		to: link.pathname,
	}));

const wordsOf = (text: string) => text.toLowerCase().split(/[\s:·/,-]+/);

/** Whether each word that is typed begins a word of the text. */
function hasWords(text: string, typed: string): boolean {
	const all = wordsOf(text);
	return wordsOf(typed).every((word) => all.some((one) => one.startsWith(word)));
}

/** What the person may go to and do, by what is typed: what they opened lately comes first, then documents, screens and actions. */
export function useEntries(text: string) {
	const { config, getEntityConfig } = useConfig();
	const { i18n, languageOptions, switchLanguage } = useTranslation();
	const { isEntityVisible } = useEntityVisibility();
	const person = usePerson();
	const typed = text.trim();
	const { recent, matches, isFailed } = useDocuments(typed);
	const t = translatorIn(i18n.language);
	const { admin } = config.routes;
	const kindOf = (collectionSlug: string) =>
		getTranslation(getEntityConfig({ collectionSlug })?.labels.singular ?? collectionSlug, i18n);
	const entryOf =
		(about: (kind: string) => string) =>
		(one: FoundDocument): Entry => ({
			key: `${one.collection}:${one.id}`,
			title: one.title || `${kindOf(one.collection)} ${one.id}`,
			about: about(kindOf(one.collection)),
			to: adminUrl(admin, { kind: 'collection', slug: one.collection, id: one.id }),
		});
	const opened = recent.map(entryOf((kind) => t(paletteWords.recent, { kind })));
	const others = (matches ?? [])
		.map(entryOf((kind) => kind))
		.filter(({ key }) => !opened.some((one) => one.key === key));
	const created = config.collections
		.filter(
			({ slug }) =>
				isEntityVisible({ collectionSlug: slug }) &&
				isEntity(slug) &&
				maySome(person, slug, 'create'),
		)
		.map(
			({ slug }): Entry => ({
				key: `create ${slug}`,
				title: t(paletteWords.create, { kind: kindOf(slug) }),
				about: t(paletteWords.action),
				to: adminUrl(admin, `${slug}/create`),
			}),
		);
	const languages = (languageOptions ?? [])
		.filter(({ value }) => value !== i18n.language)
		.map(
			({ label, value }): Entry => ({
				key: `language ${value}`,
				title: t(paletteWords.language, { language: label }),
				about: t(paletteWords.action),
				to: () => switchLanguage?.(value),
			}),
		);
	const named = (entries: Entry[]) =>
		typed === '' ? entries : entries.filter(({ title }) => hasWords(title, typed));
	return {
		entries: [
			...named(opened),
			...others,
			...named(screens(t(paletteWords.screen))),
			...named(created),
			...named(languages),
		],
		isFailed,
		isReading: typed !== '' && matches === null && !isFailed,
	};
}
