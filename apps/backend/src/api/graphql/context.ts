import { type CacheTag, optionsTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { type FileAddresses, fileAddresses } from '../../content/addresses/file-addresses.ts';
import { withLiveDocument } from '../../content/addresses/live-address.ts';
import { createLoaders, type Loaders } from '../../content/documents/loaders.ts';
import { ContentReader } from '../../content/documents/reader.ts';
import type { DraftView } from '../../content/preview/draft-view.ts';
import type { LiveDocument } from '../../content/preview/live-document.ts';
import type { StoredLink } from '../../plugins/share-links/api.ts';

/** The state that resolvers of one request share: loaders by locale, and the cache tags of everything that was read. */
export interface ResolverContext {
	tags: Set<CacheTag>;
	touch: (...tags: CacheTag[]) => void;
	/** Set if any change of the content may change the response, which then has no tags and is not cached. */
	isUncacheable: boolean;
	payload: Payload;
	/** The share link of the request's preview token. */
	shareLink: StoredLink | null;
	/** The drafts that the request may read. */
	view: DraftView;
	/** The unsaved document of a live preview. */
	live?: LiveDocument | undefined;
	/** Returns a reader for documents in a locale. */
	reader: (lang: LocaleCode) => Promise<ContentReader>;
}

/** Creates the context of one request. */
export function createContext(
	payload: Payload,
	{ view, shareLink, live }: Pick<ResolverContext, 'view' | 'shareLink' | 'live'>,
): ResolverContext {
	// URLs depend on the site's locales.
	const tags = new Set<CacheTag>([optionsTag]);
	const loaders = new Map<LocaleCode, Loaders>();
	const touch = (...added: CacheTag[]) => {
		for (const tag of added) tags.add(tag);
	};
	const loadersFor = (lang: LocaleCode) => {
		const existing = loaders.get(lang);
		if (existing) return existing;
		const created = createLoaders({
			payload,
			lang,
			view,
			live: live?.lang === lang ? live : undefined,
		});
		loaders.set(lang, created);
		return created;
	};
	let book: ReturnType<typeof addressBook> | undefined;
	let files: Promise<FileAddresses> | undefined;
	return {
		tags,
		touch,
		isUncacheable: false,
		payload,
		shareLink,
		view,
		live,
		reader: async (lang) => {
			book ??= addressBook(payload, view).then((published) => withLiveDocument(published, live));
			files ??= fileAddresses(payload);
			const scope = { lang, book: await book, files: await files };
			return new ContentReader({ ...scope, loaders: loadersFor(lang), touch });
		},
	};
}
