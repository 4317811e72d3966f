import type { Addressed } from '@website/contracts/entities';
import { localeCodes } from '@website/contracts/locales';
import { hasFeature, isOffEntity } from '@website/contracts/site-features';
import type { Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { localDate } from '../values/local-date.ts';
import { AddressBook } from './address-book.ts';
import {
	type AddressEntry,
	type PerCollection,
	type PerLocale,
	readPerCollection,
} from './entries.ts';

const text = z.string().nullish();
const language = z.enum(localeCodes);
const perLocale = z
	.partialRecord(language, text)
	.nullish()
	.transform((value): PerLocale => {
		const byLanguage: PerLocale = {};
		for (const code of localeCodes) if (value?.[code]) byLanguage[code] = value[code];
		return byLanguage;
	});
const id = z.union([z.number(), z.string()]).transform(String);

const flag = z
	.boolean()
	.nullish()
	.transform((value) => value === true);
const seo = z
	.object({ noindex: z.partialRecord(language, flag).nullish(), canonical: perLocale })
	.nullish();

/** The fields of every document with a URL. */
const commonFields = {
	title: true,
	slug: true,
	updatedAt: true,
	seo: { noindex: true, canonical: true },
} as const;

/** Fields of some collections. Fields of the same names in other collections are not read. */
const ownFields: Partial<PerCollection<Record<string, true>>> = {
	pages: { parent: true, pageLayout: true },
	posts: { date: true, author: true, categories: true, tags: true },
	categories: { name: true, description: true },
};

const fieldsOf = (collection: Addressed) => ({ ...commonFields, ...ownFields[collection] });

const row = z
	.object({
		id,
		title: perLocale,
		name: perLocale,
		slug: perLocale,
		updatedAt: z.string(),
		seo,
		parent: id.nullish(),
		pageLayout: text,
		date: text,
		author: id.nullish(),
		categories: z.array(id).nullish(),
		tags: z.partialRecord(language, z.array(z.string()).nullish()).nullish(),
		description: perLocale,
	})
	.transform(
		(row): AddressEntry => ({
			id: row.id,
			slugs: row.slug,
			titles: { ...row.name, ...row.title },
			modified: row.updatedAt,
			noindex: row.seo?.noindex ?? {},
			canonicals: row.seo?.canonical ?? {},
			parent: row.parent ?? null,
			layout: row.pageLayout ?? 'default',
			date: row.date ?? '',
			month: row.date ? localDate(row.date).slice(0, 7) : '',
			author: row.author ?? null,
			categories: row.categories ?? [],
			tags: Object.fromEntries(localeCodes.map((code) => [code, row.tags?.[code] ?? []])),
			descriptions: row.description,
		}),
	);

/** The entry of a stored document, which has all locales. */
export function toEntry(collection: Addressed, document: object): AddressEntry {
	const names = ['id', ...Object.keys(fieldsOf(collection))];
	return row.parse(Object.fromEntries(names.map((name) => [name, Reflect.get(document, name)])));
}

const queryDefaults = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const;
const published = { _status: { equals: 'published' } } as const;

/** Selects documents by a condition, and their published or their newest versions. */
export interface Selection {
	where: Where;
	draft?: boolean;
	/** The request whose transaction is used. */
	req?: Partial<PayloadRequest>;
}

const byId = (entries: readonly AddressEntry[]) =>
	new Map(entries.map((entry) => [entry.id, entry]));

/** Reads the address book as visitors see it. */
export const loadAddressBook = async (payload: Payload): Promise<AddressBook> =>
	new AddressBook(
		await readPerCollection(async (collection) =>
			byId(await readEntries(payload, collection, { where: published })),
		),
	);

/** An address book of only the published documents that match these conditions, read in the request's transaction. */
export async function loadPartialBook(
	req: PayloadRequest,
	where: Partial<PerCollection<Where>>,
): Promise<AddressBook> {
	const entries = await readPerCollection(async (collection) => {
		const condition = where[collection];
		if (!condition) return byId([]);
		const selection = { where: { and: [published, condition] }, req: innerRequest(req) };
		return byId(await readEntries(req.payload, collection, selection));
	});
	return new AddressBook(entries);
}

/** The address book with these documents read again. */
export async function withDocuments(
	payload: Payload,
	book: AddressBook,
	ids: PerCollection<ReadonlySet<string>>,
): Promise<AddressBook> {
	if (Object.values(ids).every(({ size }) => size === 0)) return book;
	const changed = await readPerCollection(async (collection) => {
		const changedIds = ids[collection];
		const where = { and: [published, { id: { in: [...changedIds] } }] };
		const entries = changedIds.size > 0 ? await readEntries(payload, collection, { where }) : [];
		return { ids: changedIds, entries };
	});
	return book.with(changed);
}

const sections = z.object({
	sections: z
		.partialRecord(
			language,
			z.array(z.object({ blockType: z.string(), channel: z.string().nullish() })).nullish(),
		)
		.nullish(),
});

/** True for a page with the prices of all channels, in any language. It is about nothing else. */
const showsPrices = (page: unknown): boolean =>
	Object.values(sections.parse(page).sections ?? {}).some((rows) =>
		rows?.some(({ blockType, channel }) => blockType === 'pricingOverview' && channel === 'all'),
	);

/**
 * The documents of a selection: none of a collection that the site lacks, and on a site without prices no pages with the prices of all
 * channels.
 */
export async function readEntries(
	payload: Payload,
	collection: Addressed,
	selection: Selection,
): Promise<AddressEntry[]> {
	if (isOffEntity(collection)) return [];
	const withoutPrices = collection === 'pages' && !hasFeature('prices');
	const { docs } = await payload.find({
		collection,
		...queryDefaults,
		...selection,
		sort: 'id',
		select: { ...fieldsOf(collection), ...(withoutPrices && { sections: true }) },
	});
	return docs
		.filter((document) => !withoutPrices || !showsPrices(document))
		.map((document) => toEntry(collection, document));
}
