import type { Backend, StoredDocument } from '../publishing/backend.ts';

/** A change of an editor and its expected effects for visitors. */
export interface Plan {
	apply(): Promise<void>;
	/** Texts that a page contains after the change, but not before it or after it is undone. */
	shows?: [path: string, text: string][];
	/** Like `shows`, for paths that return an error page after the change. */
	showsInError?: [path: string, text: string][];
	/** Texts that a page contains before the change and after it is undone, but not after the change. */
	hides?: [path: string, text: string][];
	/** The statuses of a path before and after the change. */
	statuses?: [path: string, before: number, after: number][];
	/** Redirects that exist after the change, but not before it or after it is undone. */
	redirects?: [path: string, to: string][];
	undo(): Promise<void>;
}

export interface Change {
	name: string;
	plan(editor: Backend): Promise<Plan>;
}

const published = { _status: 'published' };

const draftCollections = ['pages', 'posts', 'products', 'categories', 'authors'];

/** Changes fields of a document; `undo` restores them. */
function edit(
	editor: Backend,
	collection: string,
	document: StoredDocument,
	fields: Record<string, unknown>,
	locale = 'en',
): Pick<Plan, 'apply' | 'undo'> {
	const before = Object.fromEntries(Object.keys(fields).map((name) => [name, document[name]]));
	const drafts = draftCollections.includes(collection) ? published : {};
	const save = (values: object) =>
		editor.update(collection, document.id, { ...values, ...drafts }, locale);
	return { apply: () => save(fields), undo: () => save(before) };
}

/** Changes the slug of a document; `undo` restores it and deletes the redirects from the `visited` paths. */
function rename(
	editor: Backend,
	collection: string,
	document: StoredDocument,
	slug: string,
	visited: readonly string[],
): Pick<Plan, 'apply' | 'undo'> {
	const { apply, undo } = edit(editor, collection, document, { slug });
	return {
		apply,
		undo: async () => {
			await undo();
			for (const path of visited) {
				const { id } = await editor.first('redirects', `where[from][equals]=${path}`);
				await editor.remove('redirects', id);
			}
		},
	};
}

async function editGlobal(
	editor: Backend,
	name: string,
	change: (global: Record<string, unknown>) => Record<string, unknown>,
): Promise<Pick<Plan, 'apply' | 'undo'>> {
	const global = await editor.global(name);
	const fields = change(global);
	const before = Object.fromEntries(Object.keys(fields).map((field) => [field, global[field]]));
	return {
		apply: () => editor.updateGlobal(name, fields),
		undo: () => editor.updateGlobal(name, before),
	};
}

/** REST filter for the price row that is valid today, sorted before expired rows. */
const validToday = (country: string) =>
	`where[country][equals]=${country}&where[validFrom][less_than_equal]=${new Date().toISOString().slice(0, 10)}&sort=-validFrom`;

const article = '/blog/webhooks-that-survive';

/** One change of each kind. The expected texts occur nowhere else in the content. */
export const changes: Change[] = [
	{
		name: 'a disabled language',
		plan: async (editor) => ({
			apply: () => editor.setLanguages(['en', 'da']),
			hides: [['/', '/language/de?']],
			redirects: [
				['/de/blog', '/blog'],
				['/de/preise', '/pricing'],
			],
			undo: () => editor.setLanguages(['en', 'da', 'de']),
		}),
	},
	{
		name: 'a page’s content',
		plan: async (editor) => {
			const page = await editor.find('pages', 'integrations');
			const [hero, ...others] = Array.isArray(page.sections) ? page.sections : [];
			return {
				...edit(editor, 'pages', page, { sections: [{ ...hero, heading: 'Zebras' }, ...others] }),
				shows: [
					['/integrations', 'Zebras'],
					['/integrations/_payload.json', 'Zebras'],
					['/integrations.data', 'Zebras'],
				],
			};
		},
	},
	{
		name: 'a page’s slug, also in the page below it and in every link',
		plan: async (editor) => ({
			...rename(editor, 'pages', await editor.find('pages', 'about'), 'about-otters', [
				'/about-otters',
				'/about-otters/security',
				'/about-otters/careers',
			]),
			statuses: [
				['/about-otters', 404, 200],
				['/about-otters/security', 404, 200],
				['/about', 200, 301],
				['/about/security', 200, 301],
			],
			shows: [
				['/', '/about-otters'],
				['/blog', '/about-otters'],
				['/da/om-os', '/about-otters'],
				['/sitemap-en.xml', '/about-otters/security'],
			],
		}),
	},
	{
		name: 'an unpublished page',
		plan: async (editor) => {
			const page = await editor.find('pages', 'careers');
			return {
				apply: () => editor.update('pages', page.id, { _status: 'draft' }),
				undo: () => editor.update('pages', page.id, published),
				statuses: [['/about/careers', 200, 404]],
				hides: [
					['/sitemap-en.xml', '/about/careers'],
					['/', '/about/careers'],
				],
			};
		},
	},
	{
		name: 'an article’s slug',
		plan: async (editor) => ({
			...rename(editor, 'posts', await editor.find('posts', 'webhooks-that-survive'), 'badgers', [
				'/blog/badgers',
			]),
			statuses: [
				['/blog/badgers', 404, 200],
				[article, 200, 301],
			],
			redirects: [[article, '/blog/badgers']],
			shows: ['/blog', '/blog/category/engineering', '/blog/feed.xml', '/sitemap-en.xml'].map(
				(path) => [path, '/blog/badgers'],
			),
		}),
	},
	{
		name: 'a new article',
		plan: async (editor) => {
			let id = 0;
			return {
				apply: async () => {
					const post = { title: 'Kookaburra', slug: 'kookaburra', excerpt: 'Short.', ...published };
					({ id } = await editor.create('posts', post));
				},
				undo: () => editor.remove('posts', id),
				statuses: [['/blog/kookaburra', 404, 200]],
				shows: [
					['/blog', 'Kookaburra'],
					['/blog/feed.xml', 'Kookaburra'],
					['/sitemap-en.xml', '/blog/kookaburra'],
				],
			};
		},
	},
	{
		name: 'an article deleted for good (410), then a new one with its slug',
		plan: async (editor) => {
			const path = '/blog/thylacine';
			const post = { title: 'Thylacine', slug: 'thylacine', excerpt: 'Short.', ...published };
			const { id } = await editor.create('posts', post);
			return {
				apply: () => editor.remove('posts', id, 'gone'),
				undo: async () => {
					const redirect = await editor.first('redirects', `where[from][equals]=${path}`);
					await editor.remove('redirects', redirect.id);
					await editor.create('posts', post);
				},
				statuses: [[path, 200, 410]],
				showsInError: [[path, 'removed for good']],
				hides: ['/blog', '/blog/feed.xml', '/sitemap-en.xml'].map((list) => [
					list,
					list.startsWith('/sitemap') ? path : 'Thylacine',
				]),
			};
		},
	},
	{
		name: 'a category’s slug',
		plan: async (editor) => ({
			...rename(editor, 'categories', await editor.find('categories', 'engineering'), 'narwhals', [
				'/blog/category/narwhals',
			]),
			statuses: [
				['/blog/category/narwhals', 404, 200],
				['/blog/category/engineering', 200, 301],
			],
			shows: ['/blog', article, '/sitemap-en.xml'].map((path) => [path, '/blog/category/narwhals']),
		}),
	},
	{
		name: 'an author’s name',
		plan: async (editor) => {
			const { author } = await editor.find('posts', 'webhooks-that-survive');
			return {
				...edit(editor, 'authors', await editor.first('authors', `where[id][equals]=${author}`), {
					name: 'Ida Ibex',
				}),
				shows: [article, '/blog/feed.xml'].map((path) => [path, 'Ida Ibex']),
			};
		},
	},
	{
		name: 'a created and deleted redirect',
		plan: async (editor) => {
			let id = 0;
			return {
				apply: async () => {
					const redirect = { from: '/old-lynx', to: { url: '/about' }, locale: 'en' };
					({ id } = await editor.create('redirects', { ...redirect, status: '301' }));
				},
				undo: () => editor.remove('redirects', id),
				statuses: [['/old-lynx', 404, 301]],
			};
		},
	},
	{
		name: 'the menu',
		plan: async (editor) => ({
			...(await editGlobal(editor, 'header', ({ buttons }) => ({
				buttons: [
					...(Array.isArray(buttons) ? buttons.slice(0, 1) : []),
					{ link: { url: '/about', title: 'Gnu' }, style: 'primary' },
				],
			}))),
			shows: ['/', '/blog', article].map((path) => [path, 'Gnu']),
		}),
	},
	{
		name: 'the footer',
		plan: async (editor) => ({
			...(await editGlobal(editor, 'footer', ({ topRow }) => ({
				topRow: { ...Object(topRow), ctaText: 'Ask the yak' },
			}))),
			shows: ['/', '/sms', '/blog', article].map((path) => [path, 'Ask the yak']),
		}),
	},
	{
		name: 'the call-to-action',
		plan: async (editor) => ({
			...(await editGlobal(editor, 'call-to-action', () => ({ heading: 'Ride a moose' }))),
			shows: ['/sms', '/about'].map((path) => [path, 'Ride a moose']),
		}),
	},
	{
		name: 'the site’s settings',
		plan: async (editor) => ({
			...(await editGlobal(editor, 'site-settings', () => ({ titleTemplate: '%s · Quokka' }))),
			shows: ['/about', '/blog'].map((path) => [path, '· Quokka']),
		}),
	},
	{
		name: 'the brand',
		plan: async (editor) => ({
			...(await editGlobal(editor, 'brand', () => ({ name: 'Numbat' }))),
			shows: ['/about', '/blog', '/blog/feed.xml'].map((path) => [path, 'Numbat']),
		}),
	},
	{
		name: 'a product',
		plan: async (editor) => ({
			...edit(editor, 'products', await editor.first('products'), { priceText: 'per hamster' }),
			shows: [['/pricing', 'per hamster']],
		}),
	},
	{
		name: 'a picture’s alternative text',
		plan: async (editor) => ({
			...edit(editor, 'media', await editor.first('media', 'where[filename][like]=hero-about'), {
				alt: 'A drawing of a gecko',
			}),
			shows: [['/about', 'A drawing of a gecko']],
		}),
	},
	{
		name: 'a picture’s file',
		plan: async (editor) => {
			const before = await editor.first('media', 'where[filename][like]=feature-office');
			const name = String(before.filename);
			const drawing = (fill: string) =>
				`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path fill="${fill}" d="M0 0h8v6H0z"/></svg>`;
			const replace = (fill: string) =>
				editor.replaceFile(before.id, name, 'image/svg+xml', drawing(fill));
			await replace('#00f');
			const fileName = String(
				(await editor.first('media', `where[id][equals]=${before.id}`)).filename,
			);
			return {
				apply: async () => {
					await replace('#f00');
				},
				undo: async () => {
					await replace('#00f');
				},
				hides: fileName === name ? [] : [['/about', `/${fileName}`]],
			};
		},
	},
	{
		name: 'a price',
		plan: async (editor) => ({
			...edit(editor, 'sms-prices', await editor.first('sms-prices', validToday('US')), {
				eur: '0.9123',
			}),
			shows: [
				['/prices/eur.json', '0.9123'],
				['/prices/eur.csv', '0.9123'],
				['/pricing', '0.9123'],
				['/api/prices?currency=EUR&countries=US', '0.9123'],
			],
		}),
	},
];
