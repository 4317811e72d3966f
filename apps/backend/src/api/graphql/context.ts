import { type CacheTag, optionsTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import { type FileAddresses, fileAddresses } from '../../content/addresses/file-addresses.ts';
import { withLiveDocument } from '../../content/addresses/live-address.ts';
import type { DraftView } from '../../content/drafts/draft-view.ts';
import type { LiveDocument } from '../../content/drafts/live-document.ts';
import { createLoaders, type Loaders } from '../../content/reading/loaders.ts';
import { ContentReader } from '../../content/reading/reader.ts';

/** What one request shares: batches by language, and the tags of everything it read. */
export interface ResolverContext {
	tags: Set<CacheTag>;
	touch: (...tags: CacheTag[]) => void;
	/** Set where any change of the content may change the answer: it has no tags then, and is not cached. */
	isOfTheMoment: boolean;
	payload: Payload;
	/** What the query was sent with to see drafts. */
	previewToken: string | null;
	/** Which drafts it shows. */
	view: DraftView;
	/** The document that is being typed, when the query brings one. */
	live?: LiveDocument | undefined;
	/** A reader for one document in this language. */
	reader: (lang: LocaleCode) => Promise<ContentReader>;
}

/** A context of its own for each request. */
export function createContext(
	payload: Payload,
	{ view, previewToken, live }: Pick<ResolverContext, 'view' | 'previewToken' | 'live'>,
): ResolverContext {
	// Addresses depend on the languages of the site.
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
		isOfTheMoment: false,
		payload,
		previewToken,
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
