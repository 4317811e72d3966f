import { type CacheTag, documentTag } from '@website/contracts/cache-tags';
import type { Animation, Author, Button, Link } from '@website/contracts/content-types';
import { type Addressed, documentKinds, isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { AnimationGroup, ButtonGroup, LinkGroup } from '../../payload-types.ts';
import { authorAddress, authorList } from '../addresses/address.ts';
import type { AddressBook } from '../addresses/address-book.ts';
import type { FileAddresses } from '../addresses/file-addresses.ts';
import {
	filesOf,
	type ResolveInternal,
	type RichText,
	richTextToHtml,
	tableRows,
} from '../values/html.ts';
import { homeLink, mapLink } from '../values/link.ts';
import { mapMedia } from '../values/media.ts';
import { idOf, type Related } from '../values/relations.ts';
import { contractObject, type ValueReader } from './contract-object.ts';
import type { Loaders } from './loaders.ts';

/** Generates the anchors of headings; the second "Price" of a document becomes `price-2`. */
function uniqueAnchors(): (text: string) => string {
	const counts = new Map<string, number>();
	return (text) => {
		const base = slugFrom(text) || 'section';
		const count = (counts.get(base) ?? 0) + 1;
		counts.set(base, count);
		return count === 1 ? base : `${base}-${count}`;
	};
}

/** Reads content for one document in one locale and records its cache tags. Links without a target in the locale are removed. */
export class ContentReader {
	readonly lang: LocaleCode;
	readonly book: AddressBook;
	/** The URLs of files, for links. */
	readonly files: FileAddresses;
	readonly loaders: Loaders;
	readonly touch: (...tags: CacheTag[]) => void;
	readonly anchor = uniqueAnchors();

	constructor(scope: Pick<ContentReader, 'lang' | 'book' | 'files' | 'loaders' | 'touch'>) {
		this.lang = scope.lang;
		this.book = scope.book;
		this.files = scope.files;
		this.loaders = scope.loaders;
		this.touch = scope.touch;
	}

	blockId = ({ id }: { id?: string | null }): string => id ?? '';

	html = (data: RichText | null | undefined): string =>
		richTextToHtml(data, this.internal, this.anchor);

	/** The HTML of a text that may contain images. */
	htmlWithPictures = async (data: RichText | null | undefined): Promise<string> => {
		const ids = [...new Set(filesOf(data))];
		// Anchors are numbered in the order of the texts, so a text without images must not wait.
		if (ids.length === 0) return this.html(data);
		const files = await Promise.all(ids.map((id) => this.media(id)));
		const pictures = new Map(files.flatMap((file) => (file ? [[file.id, file]] : [])));
		return richTextToHtml(data, this.internal, this.anchor, pictures);
	};

	tableRows = (data: RichText | null | undefined): string[][] => tableRows(data, this.internal);

	/** The path of a document. Adds the cache tags of the document and its parent page to the response. */
	href = (collection: Addressed, id: string): string | null => {
		this.touch(documentTag(documentKinds[collection], id));
		const parent = this.book.entries[collection].get(id)?.parent;
		if (parent) this.touch(documentTag('page', parent));
		return this.book.href(collection, id, this.lang);
	};

	/** The URL of a file for a link; null if the file no longer exists. */
	file = (id: string): string | null => {
		this.touch(documentTag('media', id));
		return this.files.get(id) ?? null;
	};

	internal: ResolveInternal = (relationTo, id, anchor) => {
		if (relationTo !== 'media' && !isAddressed(relationTo)) return null;
		const href = relationTo === 'media' ? this.file(id) : this.href(relationTo, id);
		return href && anchor ? `${href}#${anchor}` : href;
	};

	media = async (value: Related) => {
		const id = idOf(value);
		if (id === null) return null;
		this.touch(documentTag('media', id));
		const document = await this.loaders.media.load(id);
		return document ? mapMedia(document) : null;
	};

	link = (data: LinkGroup | null | undefined): Link | null =>
		mapLink(data, this.internal, this.lang);

	buttons = (rows: ButtonGroup[] | null | undefined): Button[] =>
		(rows ?? []).flatMap((row) => this.button(row) ?? []);

	button = (data: ButtonGroup | null | undefined): Button | null => {
		const link = this.link(data?.link);
		return link ? { link, style: data?.style ?? 'primary' } : null;
	};

	buttonOrHome = (data: ButtonGroup | null | undefined): Button =>
		this.button(data) ?? {
			link: homeLink(this.lang, data?.link?.title),
			style: data?.style ?? 'primary',
		};

	animation = (data: AnimationGroup | null | undefined) => readAnimation(this, data);

	/** An author; null without a name in the locale. An author without articles in the locale has no link. */
	author = async (value: Related): Promise<Author | null> => {
		const id = idOf(value);
		if (id === null) return null;
		this.touch(documentTag('author', id), 'posts');
		const document = await this.loaders.documents.authors.load(id);
		if (!document?.name) return null;
		const hasArticles = this.book.postsIn(this.lang, authorList(id)).length > 0;
		return contractObject<Author>(this, 'Author', document, {
			link: hasArticles ? authorAddress(this.lang, document.name, document.id) : null,
		});
	};
}

/** A vector animation from data or a file (specification section 4); null without either. */
async function readAnimation(
	read: ValueReader,
	data: AnimationGroup | null | undefined,
): Promise<Animation | null> {
	if (!data) return null;
	// The field accepts only animations, so the parsed value is an object.
	const animationData: Animation['animationData'] = data.data ? JSON.parse(data.data) : null;
	const [file, animation] = await Promise.all([
		animationData ? null : read.media(data.file),
		contractObject<Animation>(read, 'Animation', data, { animationData }),
	]);
	if (!animation || !(animationData || file)) return null;
	return { ...animation, animationLink: file?.url ?? null, alt: data.alt ?? file?.alt ?? '' };
}
