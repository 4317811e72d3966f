import DataLoader from 'dataloader';
import type { CollectionSlug, Where } from 'payload';
import type {
	Author,
	Brand,
	Form,
	Incident,
	Media,
	Page,
	Post,
	Product,
	SiteSetting,
} from '../../payload-types.ts';
import { draftIds, showsAnyDraft, showsDraft } from '../drafts/draft-view.ts';
import { fillGaps } from '../drafts/fill-gaps.ts';
import { readNamedBrand } from './named-brand.ts';
import { readGlobal, type Scope } from './read-global.ts';

const shared = {
	depth: 0,
	pagination: false,
	overrideAccess: true,
	fallbackLocale: false,
} as const;

interface Identified {
	id: number | string;
}

function byId<T extends Identified>(read: (ids: string[]) => Promise<T[]>) {
	return new DataLoader<string, T | null>(async (ids) => {
		const byId = new Map((await read([...ids])).map((doc) => [String(doc.id), doc]));
		return ids.map((id) => byId.get(id) ?? null);
	});
}

/** Which versions of which documents are read: the newest, or those that visitors see. */
interface Selection {
	draft: boolean;
	where: Where;
}

const published: Where = { _status: { equals: 'published' } };

/** Everything but the sections, which are read only when asked for. */
const lightPage = { sections: false } as const;
const lightPost = { blogSections: false } as const;

/** One batch for each kind of document in one language; no query is made twice in a request. */
export function createLoaders({ payload, lang, view, live }: Scope) {
	const { find } = payload;
	function filled<T extends Identified>(collection: CollectionSlug, docs: T[]): T[] {
		const { fields } = payload.collections[collection].config;
		return docs.map((doc) => {
			const isLive = live?.collection === collection && live.id === String(doc.id);
			return fillGaps(isLive ? { ...doc, ...live.values, id: doc.id } : doc, fields, lang);
		});
	}
	/** Drafts of those documents whose drafts are shown, of the others what is published. */
	async function versions<T extends Identified>(
		collection: CollectionSlug,
		ids: string[],
		read: (selection: Selection) => Promise<{ docs: T[] }>,
	): Promise<T[]> {
		const drafts = ids.filter((id) => showsDraft(view, `${collection}:${id}`, lang));
		const others = ids.filter((id) => !drafts.includes(id));
		const [newest, visible] = await Promise.all([
			drafts.length > 0 ? read({ draft: true, where: { id: { in: drafts } } }) : { docs: [] },
			others.length > 0
				? read({ draft: false, where: { and: [{ id: { in: others } }, published] } })
				: { docs: [] },
		]);
		return [...filled(collection, newest.docs), ...visible.docs];
	}
	/** The same of a whole collection, in no order. */
	async function all<T extends Identified>(
		collection: CollectionSlug,
		read: (selection: Selection) => Promise<{ docs: T[] }>,
	): Promise<T[]> {
		if (!showsAnyDraft(view, lang)) return (await read({ draft: false, where: published })).docs;
		if (view.drafts === 'all')
			return filled(collection, (await read({ draft: true, where: {} })).docs);
		const own = { id: { in: draftIds(view, collection) } };
		const [newest, others] = await Promise.all([
			read({ draft: true, where: own }),
			read({ draft: false, where: published }),
		]);
		const drafts = new Set(newest.docs.map(({ id }) => id));
		return [...filled(collection, newest.docs), ...others.docs.filter(({ id }) => !drafts.has(id))];
	}
	const scope = { ...shared, locale: lang };
	const readProducts = (selection: Selection) =>
		find({ ...scope, ...selection, collection: 'products', sort: ['date', 'id'] });
	return {
		media: byId<Media>(
			async (ids) =>
				(await find({ ...scope, collection: 'media', where: { id: { in: ids } } })).docs,
		),
		authors: byId<Author>((ids) =>
			versions('authors', ids, (selection) =>
				find({ ...scope, ...selection, collection: 'authors' }),
			),
		),
		pages: byId<Omit<Page, 'sections'>>((ids) =>
			versions('pages', ids, (selection) =>
				find({ ...scope, ...selection, collection: 'pages', select: lightPage }),
			),
		),
		pageSections: byId<Pick<Page, 'id' | 'sections'>>((ids) =>
			versions('pages', ids, (selection) =>
				find({ ...scope, ...selection, collection: 'pages', select: { sections: true } }),
			),
		),
		posts: byId<Omit<Post, 'blogSections'>>((ids) =>
			versions('posts', ids, (selection) =>
				find({ ...scope, ...selection, collection: 'posts', select: lightPost }),
			),
		),
		postSections: byId<Pick<Post, 'id' | 'blogSections'>>((ids) =>
			versions('posts', ids, (selection) =>
				find({ ...scope, ...selection, collection: 'posts', select: { blogSections: true } }),
			),
		),
		products: byId<Product>((ids) => versions('products', ids, readProducts)),
		forms: byId<Form>(
			async (ids) =>
				(await find({ ...scope, collection: 'forms', where: { id: { in: ids } } })).docs,
		),
		settings: new DataLoader<'settings', Partial<SiteSetting>>(async (keys) => {
			const settings = await readGlobal({ payload, lang, view, live }, 'site-settings');
			return keys.map(() => settings);
		}),
		brand: new DataLoader<'brand', Partial<Brand>>(async (keys) => {
			const brand = await readNamedBrand({ payload, lang, view, live });
			return keys.map(() => brand);
		}),
		allProducts: async (): Promise<Product[]> =>
			(await all('products', readProducts)).toSorted(
				(one, other) => one.date.localeCompare(other.date) || one.id - other.id,
			),
		/** The latest first. */
		latestIncidents: async (most: number): Promise<Incident[]> => {
			const incidents = await all('incidents', (selection) =>
				find({
					...scope,
					...selection,
					collection: 'incidents',
					sort: ['-startedAt', '-id'],
					limit: most,
				}),
			);
			return incidents
				.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt) || other.id - one.id)
				.slice(0, most);
		},
	};
}

export type Loaders = ReturnType<typeof createLoaders>;
