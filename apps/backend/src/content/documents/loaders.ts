import { type TextCollection, textCollections } from '@website/contracts/entities';
import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import type { Brand, Form, Media, Page, Post, Product, SiteSetting } from '../../payload-types.ts';
import { draftIds, showsAnyDraft, showsDraft } from '../preview/draft-view.ts';
import { fillGaps } from '../preview/fill-gaps.ts';
import { readNamedBrand } from './named-brand.ts';
import { readGlobal, type Scope } from './read-global.ts';

const queryDefaults = {
	depth: 0,
	pagination: false,
	overrideAccess: true,
	fallbackLocale: false,
} as const;

interface WithId {
	id: number | string;
}

function byId<T extends WithId>(read: (ids: string[]) => Promise<T[]>) {
	return new DataLoader<string, T | null>(async (ids) => {
		const byId = new Map((await read([...ids])).map((doc) => [String(doc.id), doc]));
		return ids.map((id) => byId.get(id) ?? null);
	});
}

/** Selects documents, and their newest or their published versions. */
interface Selection {
	draft: boolean;
	where: Where;
}

const published: Where = { _status: { equals: 'published' } };

/** Excludes the sections, which are read only if they are requested. */
const lightPage = { sections: false } as const;
const lightPost = { blogSections: false } as const;

/** Loads each kind of document in one locale in batches, and each document once per request. */
export function createLoaders({ payload, lang, view, live }: Scope) {
	const { find } = payload;
	function completeDrafts<T extends WithId>(collection: CollectionSlug, docs: T[]): T[] {
		const { fields } = payload.collections[collection].config;
		return docs.map((doc) => {
			const isLive = live?.collection === collection && live.id === String(doc.id);
			const values = isLive ? live.values : view.fixed?.get(`${collection}:${doc.id}`)?.in(lang);
			return fillGaps({ ...doc, ...values, id: doc.id }, fields, lang);
		});
	}
	/** The newest versions of documents whose drafts the view shows, and the published versions of the others. */
	async function versions<T extends WithId>(
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
		return [...completeDrafts(collection, newest.docs), ...visible.docs];
	}
	/** The same for a whole collection, in no particular order. */
	async function all<T extends WithId>(
		collection: CollectionSlug,
		read: (selection: Selection) => Promise<{ docs: T[] }>,
	): Promise<T[]> {
		if (!showsAnyDraft(view, lang)) return (await read({ draft: false, where: published })).docs;
		if (view.drafts === 'all')
			return completeDrafts(collection, (await read({ draft: true, where: {} })).docs);
		const isShownAsDraft = { id: { in: draftIds(view, collection) } };
		const [newest, others] = await Promise.all([
			read({ draft: true, where: isShownAsDraft }),
			read({ draft: false, where: published }),
		]);
		const drafts = new Set(newest.docs.map(({ id }) => id));
		return [
			...completeDrafts(collection, newest.docs),
			...others.docs.filter(({ id }) => !drafts.has(id)),
		];
	}
	const scope = { ...queryDefaults, locale: lang };
	const read =
		<Slug extends TextCollection>(collection: Slug) =>
		(selection: Selection) =>
			find({ ...scope, ...selection, collection });
	const documents = textCollections.map((slug) => [
		slug,
		byId((ids) => versions(slug, ids, read(slug))),
	]);
	return {
		// `Object.fromEntries` loses the types of keys and values.
		documents: Object.fromEntries(documents) as {
			[Slug in TextCollection]: DataLoader<string, DataFromCollectionSlug<Slug> | null>;
		},
		media: byId<Media>(
			async (ids) =>
				(await find({ ...scope, collection: 'media', where: { id: { in: ids } } })).docs,
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
			(await all('products', read('products'))).toSorted(
				(a, b) => a.date.localeCompare(b.date) || a.id - b.id,
			),
	};
}

export type Loaders = ReturnType<typeof createLoaders>;
