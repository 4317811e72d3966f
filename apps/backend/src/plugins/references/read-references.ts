import { isAddressed, textCollections } from '@website/contracts/entities';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { type CollectionSlug, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { configOf, parseDocumentKey, titleFieldOf } from '../../documents/document.ts';
import { adminUrl, type DocumentRef, documentKey } from '../../documents/document-ref.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { isIndexed } from './index-references.ts';
import type { ReferenceRow } from './store-references.ts';

/** A document that references another one. */
export interface UsedBy {
	/** `pages:12` or `global:header`. */
	key: string;
	/** The path of its form, relative to the admin. */
	form: string;
	/** The label of its collection or global, such as "Page". */
	kind: unknown;
	/** Empty if it has no title in any locale. */
	title: string;
	/** Whether only its draft has references, none of them published. */
	draftOnly: boolean;
	uses: { lang: string | null; path: string; place: Words[]; draftOnly: boolean }[];
}

export interface Usage {
	/** The title of the referenced document; empty if it has none in any locale. */
	title: string;
	/** False while the reference index is being built: there may be more references. */
	complete: boolean;
	usedBy: UsedBy[];
	/** The number of all referencing documents; `usedBy` has at most `limits.usage.listed`. */
	total: number;
}

/** The keys under which references to a document are stored: its own key, and its paths. */
async function targetsOf(req: PayloadRequest, collection: string, id: number): Promise<string[]> {
	const key = `${collection}:${id}`;
	if (!isAddressed(collection)) return [key];
	const addresses = await publishedAddresses(req, collection, id);
	const ownAddresses = addresses.filter((one) => one.id === String(id));
	return [key, ...ownAddresses.map(({ path }) => `path:${normalPath(path)}`)];
}

/** The stored references to a document from other documents. */
async function storedReferences(
	req: PayloadRequest,
	collection: string,
	id: number,
): Promise<ReferenceRow[]> {
	const { docs } = await req.payload.db.find<ReferenceRow & { id: number }>({
		collection: 'usages',
		where: {
			and: [
				{ target: { in: await targetsOf(req, collection, id) } },
				{ holder: { not_equals: `${collection}:${id}` } },
			],
		},
		sort: 'id',
		pagination: false,
		limit: 0,
		req,
	});
	return docs;
}

/** The titles of documents by key (`pages:12`): in the request's locale, or else in any locale. */
export async function readTitles(
	req: PayloadRequest,
	refs: readonly DocumentRef[],
): Promise<Map<string, string>> {
	const titleByKey = new Map<string, string>();
	const bySlug = Map.groupBy(
		refs.filter((ref) => ref.kind === 'collection'),
		({ slug }) => slug,
	);
	for (const [slug, group] of bySlug) {
		const [one] = group;
		const field = (one && titleFieldOf(req.payload, one)) ?? 'id';
		for (const [id, title] of await titlesOf(req, slug, field, group))
			titleByKey.set(`${slug}:${id}`, title);
	}
	return titleByKey;
}

async function titlesOf(
	req: PayloadRequest,
	slug: CollectionSlug,
	field: string,
	group: readonly DocumentRef[],
): Promise<[id: string, title: string][]> {
	const ids = group.flatMap((ref) => (ref.kind === 'collection' ? [ref.id] : []));
	const { docs } = await req.payload.find({
		collection: slug,
		where: { id: { in: ids } },
		draft: true,
		depth: 0,
		pagination: false,
		locale: 'all',
		select: { [field]: true },
		req: innerRequest(req),
	});
	const lang: LocaleCode = isLocaleCode(req.locale) ? req.locale : defaultLocale();
	return docs.map((document) => {
		const value: unknown = Reflect.get(document, field);
		if (typeof value !== 'object' || value === null)
			return [String(document.id), typeof value === 'string' ? value : ''];
		const texts = [Reflect.get(value, lang), ...Object.values(value)];
		const title: unknown = texts.find((text) => typeof text === 'string' && text !== '');
		return [String(document.id), typeof title === 'string' ? title : ''];
	});
}

/** All documents that reference a document, in published content or drafts, with titles in the request's locale or else in any locale. */
export async function usageOf(req: PayloadRequest, collection: string, id: number): Promise<Usage> {
	const groups = Map.groupBy(await storedReferences(req, collection, id), ({ holder }) => holder);
	const uses = [...groups].flatMap(([key, rows]) => {
		const ref = parseDocumentKey(req.payload, key);
		return ref ? [{ ref, rows }] : [];
	});
	const firstUses = uses.slice(0, limits.usage.listed);
	const titleByKey = await readTitles(
		req,
		firstUses.map(({ ref }) => ref),
	);
	const usedBy = firstUses.map(({ ref, rows }): UsedBy => {
		const config = configOf(req.payload, ref);
		return {
			key: documentKey(ref),
			form: adminUrl('', ref),
			kind: 'labels' in config ? config.labels.singular : config.label,
			title: titleByKey.get(documentKey(ref)) ?? '',
			draftOnly: rows.every((row) => row.draftOnly === true),
			uses: rows.map(({ lang, path, place, draftOnly }) => ({
				lang,
				path,
				place,
				draftOnly: draftOnly === true,
			})),
		};
	});
	const ref = parseDocumentKey(req.payload, `${collection}:${id}`);
	const title = (ref && (await readTitles(req, [ref])).get(documentKey(ref))) ?? '';
	return { title, complete: await isIndexed(req.payload), usedBy, total: uses.length };
}

const document = z.object({
	collection: z.enum([...textCollections, 'media', 'forms']),
	id: z.coerce.number().int().positive(),
});

/** For signed-in users: GET /api/used-in/:collection/:id. */
export const usageEndpoints: Endpoint[] = [
	endpoint('get', '/used-in/:collection/:id', async (req) => {
		const { data } = document.safeParse(req.routeParams);
		if (!data) throw new NotFound(req.t);
		req.locale = isLocaleCode(req.query.locale) ? req.query.locale : defaultLocale();
		return Response.json(await usageOf(req, data.collection, data.id));
	}),
];
