import type { StandInPlugins } from './stand-in-schema.ts';
import type { StandInCategory, StandInDocument, StandInSite } from './stand-in-site.ts';

type Arguments = Record<string, unknown>;
type Node = Record<string, unknown>;

/** The context of a request. */
export interface StandInContext {
	isEditor: boolean;
	/** Yoast's values of the request's first document, which it answers for all of them without indexables. */
	firstSeo: Node | undefined;
}

const globalId = (type: string, id: number | string) =>
	Buffer.from(`${type}:${id}`).toString('base64');
const cursorOf = (id: number) => globalId('arrayconnection', id);
const locales: Record<string, string> = { en: 'en_US', da: 'da_DK', de: 'de_DE' };

/** Root fields of WPGraphQL for a site's documents, with its peculiarities: see the comments of `fixtures/schema.graphql`. */
export class StandInResolvers {
	readonly #site: () => StandInSite;
	readonly #plugins: StandInPlugins;

	constructor(site: () => StandInSite, plugins: StandInPlugins) {
		this.#site = site;
		this.#plugins = plugins;
	}

	page = (args: Arguments, context: StandInContext) => this.#single('Page', args, context);
	post = (args: Arguments, context: StandInContext) => this.#single('Post', args, context);
	product = (args: Arguments, context: StandInContext) => this.#single('Product', args, context);
	pages = (args: Arguments, context: StandInContext) => this.#list(['Page'], args, context);
	posts = (args: Arguments, context: StandInContext) => this.#list(['Post'], args, context);
	products = (args: Arguments, context: StandInContext) => this.#list(['Product'], args, context);
	categories = (args: Arguments) => this.#terms(undefined, args);
	tags = (args: Arguments) => this.#terms('tag', args);

	generalSettings = () => {
		const { title, tagline, origin, language } = this.#site();
		return {
			title,
			description: tagline,
			url: origin,
			language,
			timezone: 'Europe/Copenhagen',
			dateFormat: 'F j, Y',
		};
	};

	/** Null for visitors, and for credentials that WordPress refuses. */
	viewer = (_args: Arguments, { isEditor }: StandInContext) =>
		isEditor ? { id: globalId('user', 1) } : null;

	/** Those with published articles. */
	users = (args: Arguments) => connection([this.#author()], args);

	mediaItems = (args: Arguments) =>
		connection([{ ...this.#image(), modifiedGmt: this.#site().image.modified }], args);

	/** By the path of its page only. */
	mediaItem = ({ id }: Arguments) => {
		const mediaItemUrl = this.#site().attachments?.[String(id)];
		return mediaItemUrl ? { id: globalId('post', 4), mediaItemUrl } : null;
	};

	languages = () => {
		const { hiddenLanguages = [] } = this.#site();
		return this.#plugins.languages === 'polylang'
			? this.#plugins.polylangLanguages.map(polylangLanguage)
			: wpmlLanguages.map((code) => ({
					id: code,
					code,
					is_hidden: hiddenLanguages.includes(code),
				}));
	};

	defaultLanguage = () => polylangLanguage(this.#site().language.slice(0, 2).toUpperCase());

	menuItems = (args: Arguments) => {
		const { location } = Object(args.where);
		const items = this.#site().menuItems.filter((item) => !location || item.location === location);
		const nodes = items.map((item, index) => ({
			id: globalId('post', item.id),
			databaseId: item.id,
			parentId: item.parentId ? globalId('post', item.parentId) : null,
			parentDatabaseId: item.parentId,
			...{
				label: item.label,
				title: null,
				url: item.url,
				target: item.target ?? null,
				order: index,
			},
			path: item.url.replace(this.#site().origin, ''),
			uri: item.url.replace(this.#site().origin, ''),
			cssClasses: [],
		}));
		return connection(nodes, args);
	};

	siteOptions = () => ({
		cta: {
			heading: 'Talk to us',
			text: 'We answer <strong>today</strong>',
			link: { title: 'Contact', url: `${this.#site().origin}/about/`, target: '' },
		},
	});

	/** The documents of some types that the REST API counts, including those with a password. */
	publicDocuments = (types: readonly string[]) =>
		this.#site().documents.filter(
			({ type, status }) => types.includes(type.toLowerCase()) && status === 'publish',
		);

	/** As WPGraphQL 2.20 answers visitors. */
	contentTypes = () => ({
		nodes: [
			contentType('post', 'Posts', '/blog/'),
			contentType('page', 'Pages', null),
			{ ...contentType('attachment', 'Media', null), graphqlPluralName: 'mediaItems' },
			contentType('product', 'Products', null),
			...(this.#plugins.events ? [contentType('event', 'Veranstaltungen', '/termine/')] : []),
		],
	});

	contentNodes = (args: Arguments, context: StandInContext) =>
		this.#list(
			Object(args.where).contentTypes.map(
				(name: string) => name.charAt(0) + name.slice(1).toLowerCase(),
			),
			args,
			context,
		);

	#terms(taxonomy: 'tag' | undefined, args: Arguments) {
		const terms = this.#site().categories.filter((one) => one.taxonomy === taxonomy);
		return connection(
			terms.map((term) => this.#category(term)),
			args,
		);
	}

	#single(
		type: StandInDocument['type'],
		{ id, idType, asPreview }: Arguments,
		context: StandInContext,
	): Node | null {
		const text = String(id);
		const match = this.#site().documents.find((document) => {
			if (document.type !== type || !isReadable(document, context, asPreview === true))
				return false;
			switch (idType) {
				case 'DATABASE_ID':
					return String(document.id) === text;
				case 'URI':
					return (
						document.uri !== null &&
						document.uri.replace(/^\/|\/$/g, '') === text.replace(/^\/|\/$/g, '')
					);
				case 'SLUG':
					return document.slug === text;
				default:
					return globalId('post', document.id) === text;
			}
		});
		return match ? this.#document(match) : null;
	}

	#list(types: readonly StandInDocument['type'][], args: Arguments, context: StandInContext) {
		const where = Object(args.where);
		const {
			in: ids,
			notIn,
			nameIn,
			name,
			categoryIn,
			categoryName,
			search,
			orderby,
			hasPassword,
		} = where;
		const language = String(where.wpmlLanguage ?? where.language ?? 'all').toLowerCase();
		const has = (list: unknown, value: unknown) =>
			!Array.isArray(list) || list.map(String).includes(String(value));
		const documents = this.#site().documents.filter(
			(document) =>
				types.includes(document.type) &&
				isReadable(document, context, false) &&
				// Polylang and WPML ignore the language filter together with a single name.
				(name ? document.slug === name : language === 'all' || document.language === language) &&
				(hasPassword === undefined || (document.password !== undefined) === hasPassword) &&
				has(ids, document.id) &&
				(!Array.isArray(notIn) || !has(notIn, document.id)) &&
				has(nameIn, document.slug) &&
				(!categoryIn || document.categoryIds?.some((id) => has(categoryIn, id))) &&
				(!categoryName ||
					document.categoryIds?.some((id) => this.#categoryById(id)?.slug === categoryName)) &&
				(!search || textOf(document).includes(String(search).toLowerCase())),
		);
		const { field, order } = Object(Array.isArray(orderby) && orderby[0]);
		const time = ({ modified, date }: StandInDocument) => (field === 'MODIFIED' ? modified : date);
		const sorted = documents.sort((one, other) => {
			const later =
				time(one) === time(other) ? one.id - other.id : time(one) < time(other) ? -1 : 1;
			return order === 'ASC' ? later : -later;
		});
		return connection(
			sorted.map((document) => this.#document(document)),
			args,
		);
	}

	#document(document: StandInDocument): Node {
		const { id, type, slug, title, uri, date, modified, status } = document;
		const { origin, documents } = this.#site();
		const link = `${origin}${uri ?? '/blog/'}`;
		const others = documents.filter(
			(other) =>
				other.group === document.group &&
				other.type === type &&
				other.id !== id &&
				other.status === 'publish',
		);
		const parent = documents.find((one) => one.id === document.parentId);
		return {
			__typename: type,
			id: globalId('post', id),
			databaseId: id,
			...{ slug, uri, link, status, title: titleText(title), date, modified },
			dateGmt: toUtc(date),
			modifiedGmt: toUtc(modified),
			contentTypeName: type.toLowerCase(),
			// The text of a protected document is hidden, its custom fields are not.
			content: document.password ? null : document.content,
			excerpt: document.password ? null : (document.excerpt ?? null),
			isFrontPage: document.isFrontPage ?? false,
			isPostsPage: document.isPostsPage ?? false,
			isSticky: document.isSticky ?? false,
			commentCount: document.comments?.length ?? null,
			comments: { nodes: document.comments ?? [] },
			parentDatabaseId: document.parentId ?? null,
			parent: () => (parent ? { node: this.#document(parent) } : null),
			author: { node: this.#author() },
			categories: (args: Arguments) =>
				connection(
					(document.categoryIds ?? [])
						.flatMap((one) => this.#categoryById(one) ?? [])
						.filter(({ taxonomy }) => !taxonomy)
						.map((one) => this.#category(one)),
					args,
				),
			terms: (args: Arguments) =>
				connection(
					(document.categoryIds ?? []).map((databaseId) => ({ databaseId })),
					args,
				),
			authorDatabaseId: 1,
			featuredImage: document.hasImage ? { node: this.#image() } : null,
			seo: (_args: Arguments, context: StandInContext) => {
				if (document.hasFailingSeo) throw new Error('Internal server error');
				const seo = this.#seo(document, link);
				if (this.#plugins.seo !== 'yoast' || this.#plugins.storesIndexables) return seo;
				context.firstSeo ??= seo;
				return context.firstSeo;
			},
			pageSections: document.sections && {
				sections: document.sections.map(({ layout, fields }) => this.#layout(layout, fields)),
			},
			...this.#languageFields(
				document,
				others.map((other) => () => this.#document(other)),
				others,
			),
		};
	}

	#author(): Node {
		return {
			id: globalId('user', 1),
			...{ databaseId: 1, name: this.#site().author, firstName: 'Ann', lastName: 'Author' },
			...{ slug: 'admin', uri: '/author/admin/', description: 'Writes here.' },
			avatar: {
				url: 'http://2.gravatar.com/avatar/51965088?s=96&d=mm&r=g',
				width: 96,
				height: 96,
			},
		};
	}

	#languageFields(
		{ language }: { language: string | null },
		nodes: (() => Node)[],
		others: { id: number; language: string | null; title?: string; uri: string | null }[],
	): Node {
		if (this.#plugins.languages === 'polylang') {
			return {
				language: language && {
					id: language,
					slug: language,
					code: language.toUpperCase(),
					locale: locales[language],
					name: language,
				},
				translations: () => nodes.map((node) => node()),
			};
		}
		const locale = locales[language ?? 'en'];
		return {
			locale: { id: locale, locale },
			translated: () => nodes.map((node) => node()),
			translations: others.map((other) => ({
				href: `${this.#site().origin}${other.uri ?? '/blog/'}`,
				id: String(other.id),
				locale: locales[other.language ?? 'en'],
				post_title: other.title,
			})),
		};
	}

	#layout(layout: string, fields: Node): Node {
		const name = layout
			.split('_')
			.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
			.join('');
		return this.#plugins.acf === '0.6'
			? {
					__typename: `Page_Pagesections_Sections_${name}`,
					...fields,
					heroPic: fields.heroPic && this.#image(),
					heroTheme: fields.heroTheme,
				}
			: {
					__typename: `PageSectionsSections${name}Layout`,
					...fields,
					heroPic: fields.heroPic && { node: this.#image() },
					heroTheme: fields.heroTheme && [fields.heroTheme],
				};
	}

	#categoryById(id: number): StandInCategory | undefined {
		return this.#site().categories.find((category) => category.id === id);
	}

	#category(category: StandInCategory): Node {
		const { id, slug, name, uri, language } = category;
		const others = this.#site().categories.filter(
			(one) => one.group === category.group && one.id !== id,
		);
		const count = this.#site().documents.filter(({ categoryIds }) =>
			categoryIds?.includes(id),
		).length;
		return {
			__typename: category.taxonomy ? 'Tag' : 'Category',
			id: globalId('term', id),
			...{
				databaseId: id,
				name,
				slug,
				uri,
				description: null,
				count: count || null,
				parentDatabaseId: null,
			},
			...(this.#plugins.languages === 'polylang'
				? this.#languageFields(
						{ language },
						others.map((one) => () => this.#category(one)),
						[],
					)
				: {}),
		};
	}

	#image(): Node {
		const file = `${this.#site().origin}/wp-content/uploads/2026/11/hero`;
		return {
			id: globalId('post', 4),
			databaseId: 4,
			sourceUrl: `${file}.jpg`,
			mediaItemUrl: `${file}.jpg`,
			srcSet: `${file}-300x200.jpg 300w, ${file}.jpg 1800w`,
			sizes: '(max-width: 300px) 100vw, 300px',
			altText: this.#site().image.altText,
			mimeType: 'image/jpeg',
			mediaDetails: { width: 1800, height: 1200, file: '2026/11/hero.jpg' },
		};
	}

	#seo(document: StandInDocument, link: string): Node {
		const title =
			document.seoTitle ?? `${titleText(document.title).replace(/<[^>]*>/g, '')} - Proto Site`;
		if (this.#plugins.seo === 'rank-math') {
			return {
				title,
				description: 'What it is about',
				canonicalUrl: document.canonical ?? link,
				robots: [document.noindex ? 'noindex' : 'index', 'follow'],
				focusKeywords: ['proto'],
				openGraph: {
					title,
					description: '',
					type: 'article',
					url: link,
					siteName: 'Proto Site',
					twitterMeta: null,
				},
			};
		}
		return {
			...{ title, metaDesc: '', metaKeywords: '', metaRobotsNofollow: 'follow' },
			metaRobotsNoindex: document.noindex ? 'noindex' : 'index',
			...{
				opengraphAuthor: '',
				opengraphDescription: '',
				opengraphTitle: title,
				opengraphType: 'article',
			},
			...{
				opengraphUrl: link,
				canonical: document.canonical ?? link,
				opengraphSiteName: 'Proto Site',
				opengraphPublisher: '',
			},
			...{
				opengraphModifiedTime: '',
				opengraphPublishedTime: '',
				twitterTitle: '',
				twitterDescription: '',
			},
			opengraphImage: document.type === 'Post' ? this.#image() : null,
			...{ twitterImage: null, readingTime: 0, focuskw: '' },
		};
	}
}

const contentType = (name: string, label: string, uri: string | null) => ({
	...{ name, label, uri, graphqlSingleName: name, graphqlPluralName: `${name}s` },
});

/** What WordPress searches: title and text with the comments of blocks. */
const textOf = ({ title, content, block }: StandInDocument): string =>
	`${title} ${block ? `<!-- wp:block {"ref":${block}} /-->` : ''} ${content}`.toLowerCase();

const wpmlLanguages = ['en', 'da', 'de'];

const polylangLanguage = (code: string) => ({
	id: code,
	code,
	slug: code.toLowerCase().replace('_', '-'),
});

const isReadable = (
	{ status }: StandInDocument,
	{ isEditor }: StandInContext,
	asPreview: boolean,
) => status === 'publish' || (isEditor && asPreview);

/** WPGraphQL decodes entities in titles and keeps tags. */
const titleText = (title: string): string => title.replace('&#038;', '&');

const toUtc = (local: string): string =>
	new Date(Date.parse(`${local}Z`) - 3_600_000).toISOString().slice(0, 19);

/** A page of nodes: 10 by default and for 0, at most 100. An unknown cursor is ignored. */
function connection(nodes: readonly Node[], { first, after }: Arguments) {
	if (Number(first) < 0) throw new Error('first must be a positive integer.');
	const size = Math.min(Number(first) || 10, 100);
	const start = nodes.findIndex(({ databaseId }) => cursorOf(Number(databaseId)) === after) + 1;
	const part = nodes.slice(start, start + size);
	const cursor = (node: Node | undefined) => (node ? cursorOf(Number(node.databaseId)) : null);
	return {
		nodes: part,
		edges: part.map((node) => ({ cursor: cursor(node), node })),
		pageInfo: {
			hasNextPage: Number(first) !== 0 && start + size < nodes.length,
			hasPreviousPage: start > 0,
			startCursor: cursor(part[0]),
			endCursor: cursor(part.at(-1)),
		},
	};
}
