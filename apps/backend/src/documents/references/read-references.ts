import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { isAddressed } from '../../content/entities.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { configOf, documentAt, titleFieldOf } from '../document.ts';
import type { DocumentRef } from '../document-ref.ts';
import { adminUrl, documentKey } from '../document-ref.ts';
import { isNoted } from './note-everything.ts';
import type { ReferenceRow } from './store-references.ts';

/** Something that uses a document. */
export interface UsedBy {
	/** pages:12, or global:header. */
	key: string;
	/** The form in the editors' interface, below the admin's address. */
	form: string;
	/** What kind of thing it is, such as "Page". */
	kind: unknown;
	/** Empty where it has none in any language. */
	title: string;
	/** Only a draft uses it; visitors see nothing of it. */
	draftOnly: boolean;
	uses: { lang: string | null; path: string; place: Words[]; draftOnly: boolean }[];
}

export interface Usage {
	/** The document's own; empty where it has none in any language. */
	title: string;
	/** False while content from before is still being noted: there may be more. */
	complete: boolean;
	usedBy: UsedBy[];
	/** All of them; `usedBy` names `limits.usage.listed` at most. */
	total: number;
}

/** The keys under which uses of a document are noted: its own, and its addresses. */
export async function targetsOf(
	req: PayloadRequest,
	collection: string,
	id: number,
): Promise<string[]> {
	const own = `${collection}:${id}`;
	if (!isAddressed(collection)) return [own];
	const addresses = await publishedAddresses(req, collection, id);
	const mine = addresses.filter((one) => one.id === String(id));
	return [own, ...mine.map(({ path }) => `path:${normalPath(path)}`)];
}

/** The stored uses of a document by others. */
export async function storedReferences(
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

/** What documents are called, by their keys (`pages:12`), in the request's language where there is a title in it. */
export async function titles(
	req: PayloadRequest,
	holders: readonly DocumentRef[],
): Promise<Map<string, string>> {
	const titles = new Map<string, string>();
	const bySlug = Map.groupBy(
		holders.filter((holder) => holder.kind === 'collection'),
		({ slug }) => slug,
	);
	for (const [slug, group] of bySlug) {
		const [one] = group;
		const field = (one && titleFieldOf(req.payload, one)) ?? 'id';
		for (const [id, title] of await titlesOf(req, slug, field, group))
			titles.set(`${slug}:${id}`, title);
	}
	return titles;
}

async function titlesOf(
	req: PayloadRequest,
	slug: CollectionSlug,
	field: string,
	group: readonly DocumentRef[],
): Promise<[id: string, title: string][]> {
	const ids = group.flatMap((holder) => (holder.kind === 'collection' ? [holder.id] : []));
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

/** Everything that leads to a document or shows it, published and drafts; titles in the request's language where there is one. */
export async function usageOf(req: PayloadRequest, collection: string, id: number): Promise<Usage> {
	const groups = Map.groupBy(await storedReferences(req, collection, id), ({ holder }) => holder);
	const uses = [...groups].flatMap(([key, rows]) => {
		const holder = documentAt(req.payload, key);
		return holder ? [{ holder, rows }] : [];
	});
	const listed = uses.slice(0, limits.usage.listed);
	const named = await titles(
		req,
		listed.map(({ holder }) => holder),
	);
	const usedBy = listed.map(({ holder, rows }): UsedBy => {
		const config = configOf(req.payload, holder);
		return {
			key: documentKey(holder),
			form: adminUrl('', holder),
			kind: 'labels' in config ? config.labels.singular : config.label,
			title: named.get(documentKey(holder)) ?? '',
			draftOnly: rows.every((row) => row.draftOnly === true),
			uses: rows.map(({ lang, path, place, draftOnly }) => ({
				lang,
				path,
				place,
				draftOnly: draftOnly === true,
			})),
		};
	});
	const own = documentAt(req.payload, `${collection}:${id}`);
	const title = (own && (await titles(req, [own])).get(documentKey(own))) ?? '';
	return { title, complete: await isNoted(req.payload), usedBy, total: uses.length };
}
