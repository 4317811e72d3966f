import DataLoader from 'dataloader';
import type { CollectionSlug, Where } from 'payload';
import type { Author, Media, Page, Post, Product, SiteSetting } from '../../payload-types.ts';
import { fillGaps } from '../drafts/fill-gaps.ts';
import { readGlobal, type Scope } from './read-global.ts';

const shared = {
	depth: 0,
	pagination: false,
	overrideAccess: true,
	fallbackLocale: false,
} as const;

function byId<T extends { id: number | string }>(read: (ids: string[]) => Promise<T[]>) {
	return new DataLoader<string, T | null>(async (ids) => {
		const found = new Map((await read([...ids])).map((doc) => [String(doc.id), doc]));
		return ids.map((id) => found.get(id) ?? null);
	});
}

const visible = (ids: string[], drafts: boolean): Where =>
	drafts
		? { id: { in: ids } }
		: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] };

/** Everything but the sections, which are read only when asked for. */
const lightPage = { sections: false } as const;
const lightPost = { blogSections: false } as const;

/** One batch for each kind of document in one language; no query is made twice in a request. */
export function createLoaders({ payload, lang, drafts, live }: Scope) {
	function draft<T extends { id: number | string }>(collection: CollectionSlug, docs: T[]): T[] {
		if (!drafts) return docs;
		const { fields } = payload.collections[collection].config;
		return docs.map((doc) => {
			const isLive = live?.collection === collection && live.id === String(doc.id);
			return fillGaps(isLive ? { ...doc, ...live.values, id: doc.id } : doc, fields, lang);
		});
	}
	const scope = { ...shared, locale: lang };
	return {
		media: byId<Media>(
			async (ids) =>
				(await payload.find({ ...scope, collection: 'media', where: { id: { in: ids } } })).docs,
		),
		authors: byId<Author>(
			async (ids) =>
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'authors',
						where: visible(ids, drafts),
					})
				).docs,
		),
		pages: byId<Omit<Page, 'sections'>>(async (ids) =>
			draft(
				'pages',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'pages',
						where: visible(ids, drafts),
						select: lightPage,
					})
				).docs,
			),
		),
		pageSections: byId<Pick<Page, 'id' | 'sections'>>(async (ids) =>
			draft(
				'pages',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'pages',
						where: visible(ids, drafts),
						select: { sections: true },
					})
				).docs,
			),
		),
		posts: byId<Omit<Post, 'blogSections'>>(async (ids) =>
			draft(
				'posts',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'posts',
						where: visible(ids, drafts),
						select: lightPost,
					})
				).docs,
			),
		),
		postSections: byId<Pick<Post, 'id' | 'blogSections'>>(async (ids) =>
			draft(
				'posts',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'posts',
						where: visible(ids, drafts),
						select: { blogSections: true },
					})
				).docs,
			),
		),
		products: byId<Product>(async (ids) =>
			draft(
				'products',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'products',
						where: visible(ids, drafts),
					})
				).docs,
			),
		),
		settings: new DataLoader<'settings', Partial<SiteSetting>>(async (keys) => {
			const settings = await readGlobal({ payload, lang, drafts, live }, 'site-settings');
			return keys.map(() => settings);
		}),
		allProducts: async () =>
			draft(
				'products',
				(
					await payload.find({
						...scope,
						draft: drafts,
						collection: 'products',
						sort: ['date', 'id'],
						...(drafts ? {} : { where: { _status: { equals: 'published' } } }),
					})
				).docs,
			),
	};
}

export type Loaders = ReturnType<typeof createLoaders>;
