import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField, Payload } from 'payload';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { contentFields, isWritten, liveLocales } from './live.ts';
import { isSame, partOf, takeLocales } from './locale-values.ts';
import { formerIn, publicationIn, type WithContext } from './publication.ts';
import { noteChange } from './published-change.ts';

type Fields = readonly FlattenedField[];

interface Content {
	slug: string;
	fields: Fields;
	/** Payload's main row, in all languages: what visitors see. */
	live: JsonRecord | null;
}

const isVisible = (live: JsonRecord | null): live is JsonRecord =>
	live !== null && live._status === 'published' && !live.deletedAt;

/** The main row with these languages of the draft, and its shared values; all other languages stay as visitors see them. */
function withPublished(
	{ fields, live }: Content,
	draft: JsonRecord,
	locales: readonly LocaleCode[],
): JsonRecord {
	const others = localeCodes.filter((code) => !locales.includes(code));
	const source = isVisible(live) ? live : {};
	const row = takeLocales(fields, { base: draft, source }, others);
	return {
		...row,
		_status:
			liveLocales(fields, { ...row, _status: 'published' }).length > 0 ? 'published' : 'draft',
	};
}

/** The main row without these languages. */
function withoutLocales({ fields, live }: Content, locales: readonly LocaleCode[]): JsonRecord {
	const row = takeLocales(fields, { base: live ?? {}, source: {} }, locales);
	const isLeft = isVisible(live) && liveLocales(fields, row).length > 0;
	return { ...row, _status: isLeft ? 'published' : 'draft' };
}

/** The main row with these languages, and what all share, as a former one has them; where visitors saw nothing then, without the languages. */
function withFormer(
	content: Content,
	former: JsonRecord,
	locales: readonly LocaleCode[],
): JsonRecord {
	if (!isVisible(former)) return withoutLocales(content, locales);
	const { fields, live } = content;
	const others = localeCodes.filter((code) => !locales.includes(code));
	const row = takeLocales(fields, { base: former, source: live ?? {} }, others);
	const isLeft = liveLocales(fields, row).length > 0;
	return { ...row, _status: isLeft ? 'published' : 'draft' };
}

/**
 * Whether a draft says something else than visitors see, in any language. Of a language in which neither says anything the main row has
 * the settings that the database fills in by itself.
 */
function isWaiting(fields: Fields, draft: JsonRecord, live: JsonRecord): boolean {
	const content = contentFields(fields);
	const locales = localeCodes.filter(
		(code) => isWritten(content, draft, code) || isWritten(content, live, code),
	);
	return [null, ...locales].some(
		(code) => !isSame(partOf(content, draft, code), partOf(content, live, code)),
	);
}

/** Whether nothing is written that editors fill in, such as by the import, which gives documents the dates they are to have. */
const isBookkeeping = (data: JsonRecord) =>
	Object.keys(data).every((name) => name === 'updatedAt' || name === 'createdAt');

/** The main row as the publication of the request makes it of what Payload is about to write; throws for a write that names none. */
function rowFor(req: WithContext, content: Content, data: JsonRecord): JsonRecord {
	const publication = publicationIn(req, content.slug);
	switch (publication?.kind) {
		case 'publish':
			return withPublished(content, data, publication.locales);
		case 'unpublish':
			return { ...withoutLocales(content, publication.locales), updatedAt: data.updatedAt };
		case 'undo': {
			const former = formerIn(req, content.slug) ?? {};
			return { ...withFormer(content, former, publication.locales), updatedAt: data.updatedAt };
		}
		case 'trash':
		case 'restore':
			return {
				...content.live,
				deletedAt: data.deletedAt ?? null,
				updatedAt: data.updatedAt,
				_status: 'draft',
			};
		default:
			throw new Error(
				`What visitors see of ${content.slug} would be written without naming a language`,
			);
	}
}

/**
 * Makes the database adapter write what visitors see of documents with drafts (Payload's main row) only as the save under way names it
 * (`publication.ts`), whichever way of Payload's leads there. Payload itself would write the drafts of all languages with each
 * publication. What the adapter answers is the draft, so that the version which Payload stores of it stays the draft of every language.
 */
export function guardPublished(payload: Payload): void {
	const { db } = payload;
	const { create, createGlobal, updateGlobal, updateMany, updateOne, upsert } = db;
	const { createGlobalVersion, createVersion } = db;
	const collectionOf = (slug: string) => {
		const config = Object.values(payload.collections).find(
			(one) => one.config.slug === slug,
		)?.config;
		return config?.versions?.drafts ? config : null;
	};
	const globalOf = (slug: string) => {
		const config = payload.globals.config.find((one) => one.slug === slug);
		return config?.versions?.drafts ? config : null;
	};
	const refuse = (slug: string) => {
		throw new Error(`Documents of ${slug} are published one by one, by naming languages`);
	};

	db.updateMany = async (args) =>
		collectionOf(args.collection) ? refuse(args.collection) : Reflect.apply(updateMany, db, [args]);
	db.upsert = async (args) =>
		collectionOf(args.collection) ? refuse(args.collection) : Reflect.apply(upsert, db, [args]);

	db.create = async (args) => {
		const config = collectionOf(args.collection);
		if (!config) return Reflect.apply(create, db, [args]);
		const { flattenedFields: fields, slug } = config;
		const publication = args.req ? publicationIn(args.req, slug) : null;
		const isPublished = publication?.kind === 'publish';
		const content = { slug, fields, live: null };
		const data = isPublished
			? structuredClone(withPublished(content, args.data, publication.locales))
			: { ...args.data, _status: 'draft' };
		const row = await Reflect.apply(create, db, [{ ...args, data }]);
		if (args.req && isPublished) noteChange(args.req, slug, { before: null, after: row }, row.id);
		return { ...row, ...takeLocales(fields, { base: row, source: args.data }, localeCodes) };
	};

	db.updateOne = async (args) => {
		const config = collectionOf(args.collection);
		if (!config) return Reflect.apply(updateOne, db, [args]);
		const { flattenedFields: fields, slug } = config;
		const kind = args.req && publicationIn(args.req, slug)?.kind;
		const writesRow = kind === 'unpublish' || kind === 'undo';
		if (!writesRow && isBookkeeping(args.data)) return Reflect.apply(updateOne, db, [args]);
		if (args.id === undefined || !args.req) return refuse(slug);
		const where = { id: { equals: args.id } };
		const live: unknown = await db.findOne({ collection: slug, where, req: args.req });
		const content = { slug, fields, live: isRecord(live) ? live : null };
		// The adapter writes into what it is given.
		const data = structuredClone(rowFor(args.req, content, args.data));
		const { returning: _row, select: _all, ...whole } = args;
		const row = await Reflect.apply(updateOne, db, [{ ...whole, data }]);
		noteChange(args.req, slug, { before: content.live, after: row }, args.id);
		const _status = isWaiting(fields, args.data, row) ? 'draft' : row._status;
		return { ...args.data, id: args.id, _status };
	};

	const writeGlobal =
		(write: typeof updateGlobal | typeof createGlobal) =>
		async (args: Parameters<typeof updateGlobal>[0]) => {
			const config = globalOf(args.slug);
			if (!config || !args.req) return Reflect.apply(write, db, [args]);
			const { flattenedFields: fields, slug } = config;
			const live: unknown = await db.findGlobal({ slug, req: args.req });
			const content = { slug, fields, live: isRecord(live) && live.id ? live : null };
			const data = structuredClone(rowFor(args.req, content, args.data));
			const { returning: _row, select: _all, ...whole } = args;
			const row = await Reflect.apply(write, db, [{ ...whole, data }]);
			noteChange(args.req, slug, { before: content.live, after: row });
			const _status = isWaiting(fields, args.data, row) ? 'draft' : row._status;
			return { ...args.data, _status, globalType: slug };
		};
	// A version that published a language says so, also where other languages still wait.
	const publishedLocale = (req: WithContext | undefined, slug: string) => {
		const publication = req && publicationIn(req, slug);
		return publication?.kind === 'publish' ? publication.locales[0] : undefined;
	};
	db.createVersion = (args) => {
		const locale = publishedLocale(args.req, args.collectionSlug);
		return Reflect.apply(createVersion, db, [
			{ ...args, publishedLocale: locale ?? args.publishedLocale },
		]);
	};
	db.createGlobalVersion = (args) => {
		const locale = publishedLocale(args.req, args.globalSlug);
		return Reflect.apply(createGlobalVersion, db, [
			{ ...args, publishedLocale: locale ?? args.publishedLocale },
		]);
	};
	Reflect.set(db, 'updateGlobal', writeGlobal(updateGlobal));
	Reflect.set(db, 'createGlobal', writeGlobal(createGlobal));
}
