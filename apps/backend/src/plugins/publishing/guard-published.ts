import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField, Payload } from 'payload';
import { filledValue } from '../../documents/empty-content.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { contentFields, differsIn, hasContentIn, liveLocales } from '../../publication/live.ts';
import { asStored, copyLocales } from '../../publication/locale-values.ts';
import {
	keptDraft,
	publicationIn,
	recordPublishedChange,
	restoredRow,
	type WithContext,
} from '../../publication/publication.ts';

type Fields = readonly FlattenedField[];

interface Content {
	slug: string;
	fields: Fields;
	/** Payload's main row in all locales: the published content. */
	live: JsonRecord | null;
}

const isVisible = (live: JsonRecord | null): live is JsonRecord =>
	live !== null && live._status === 'published' && !live.deletedAt;

/**
 * Returns the main row with these locales, without what has no text, and the shared values of the draft; all other locales keep their
 * published values.
 */
function withPublished(
	{ fields, live }: Content,
	draft: JsonRecord,
	locales: readonly LocaleCode[],
): JsonRecord {
	const others = localeCodes.filter((code) => !locales.includes(code));
	const source = isVisible(live) ? live : {};
	const merged = copyLocales(fields, { base: draft, source }, others);
	const row = copyLocales(fields, { base: merged, source: merged }, locales, filledValue);
	return {
		...row,
		_status:
			liveLocales(fields, { ...row, _status: 'published' }).length > 0 ? 'published' : 'draft',
	};
}

/** Returns the main row without these locales. */
function withoutLocales({ fields, live }: Content, locales: readonly LocaleCode[]): JsonRecord {
	const row = copyLocales(fields, { base: live ?? {}, source: {} }, locales);
	const isStillLive = isVisible(live) && liveLocales(fields, row).length > 0;
	return { ...row, _status: isStillLive ? 'published' : 'draft' };
}

/**
 * Returns the main row with these locales and the shared values of a former main row; without these locales if the former row was not
 * published.
 */
function withFormerRow(
	content: Content,
	formerRow: JsonRecord,
	locales: readonly LocaleCode[],
): JsonRecord {
	if (!isVisible(formerRow)) return withoutLocales(content, locales);
	const { fields, live } = content;
	const others = localeCodes.filter((code) => !locales.includes(code));
	const row = copyLocales(fields, { base: formerRow, source: live ?? {} }, others);
	const isStillLive = liveLocales(fields, row).length > 0;
	return { ...row, _status: isStillLive ? 'published' : 'draft' };
}

/**
 * Whether a draft differs from the published content in any locale, be it in places for texts that are missing. Locales without content in both are skipped: the main row has
 * settings there that the database fills in by itself.
 */
function hasUnpublishedChanges(fields: Fields, draft: JsonRecord, live: JsonRecord): boolean {
	const content = contentFields(fields);
	const locales = localeCodes.filter(
		(code) => hasContentIn(content, draft, code) || hasContentIn(content, live, code),
	);
	return differsIn(fields, draft, live, locales, asStored);
}

/** Whether a write sets only dates, as the import does to date its documents, and no field that editors fill in. */
const setsOnlyDates = (data: JsonRecord) =>
	Object.keys(data).every((name) => name === 'updatedAt' || name === 'createdAt');

/** Returns the main row for the request's publication and the data that Payload is about to write. Throws if there is no publication. */
function rowFor(req: WithContext, content: Content, data: JsonRecord): JsonRecord {
	const publication = publicationIn(req, content.slug);
	switch (publication?.kind) {
		case 'publish':
			return withPublished(content, data, publication.locales);
		case 'unpublish':
			return { ...withoutLocales(content, publication.locales), updatedAt: data.updatedAt };
		case 'undo': {
			const formerRow = restoredRow(req, content.slug) ?? {};
			return {
				...withFormerRow(content, formerRow, publication.locales),
				updatedAt: data.updatedAt,
			};
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
				`Published content of ${content.slug} must only be written by a save that names its locales`,
			);
	}
}

interface NewVersion {
	updatedAt: string;
	versionData: { updatedAt?: unknown };
}

/** The version that a publication stores before the draft that it keeps: the newer one is the draft. */
const beforeDraft = <Version extends NewVersion>(version: Version): Version => ({
	...version,
	updatedAt: new Date(Date.parse(version.updatedAt) - 1).toISOString(),
});

/** The version with the draft that a publication keeps. */
const withDraft = <Version extends NewVersion>(version: Version, draft: JsonRecord): Version => ({
	...version,
	versionData: { ...draft, _status: 'draft', updatedAt: version.versionData.updatedAt },
});

/**
 * Patches the database adapter so that every operation of Payload writes only those changes of the published content (Payload's main row of
 * documents with drafts) that the current save names (`publication.ts`). Payload itself would write the drafts of all locales with each
 * publication. The adapter returns the draft, so the version that Payload stores from the result contains the draft of every locale.
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
	const rejectBulkWrite = (slug: string) => {
		throw new Error(`Documents of ${slug} must be published one at a time, with their locales`);
	};

	for (const [name, write] of Object.entries({ updateMany, upsert }))
		Reflect.set(db, name, async (args: { collection: string }) =>
			collectionOf(args.collection)
				? rejectBulkWrite(args.collection)
				: Reflect.apply(write, db, [args]),
		);

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
		if (args.req && isPublished)
			recordPublishedChange(args.req, slug, { before: null, after: row }, row.id);
		return { ...row, ...copyLocales(fields, { base: row, source: args.data }, localeCodes) };
	};

	db.updateOne = async (args) => {
		const config = collectionOf(args.collection);
		if (!config) return Reflect.apply(updateOne, db, [args]);
		const { flattenedFields: fields, slug } = config;
		const kind = args.req && publicationIn(args.req, slug)?.kind;
		const writesMainRow = kind === 'unpublish' || kind === 'undo';
		if (!writesMainRow && setsOnlyDates(args.data)) return Reflect.apply(updateOne, db, [args]);
		if (args.id === undefined || !args.req) return rejectBulkWrite(slug);
		const where = { id: { equals: args.id } };
		const live: unknown = await db.findOne({ collection: slug, where, req: args.req });
		const content = { slug, fields, live: isRecord(live) ? live : null };
		// The adapter mutates the data.
		const data = structuredClone(rowFor(args.req, content, args.data));
		const { returning: _row, select: _all, ...otherArgs } = args;
		const row = await Reflect.apply(updateOne, db, [{ ...otherArgs, data }]);
		recordPublishedChange(args.req, slug, { before: content.live, after: row }, args.id);
		const _status = hasUnpublishedChanges(fields, args.data, row) ? 'draft' : row._status;
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
			const { returning: _row, select: _all, ...otherArgs } = args;
			const row = await Reflect.apply(write, db, [{ ...otherArgs, data }]);
			recordPublishedChange(args.req, slug, { before: content.live, after: row });
			const _status = hasUnpublishedChanges(fields, args.data, row) ? 'draft' : row._status;
			return { ...args.data, _status, globalType: slug };
		};
	// Mark versions that published a locale, even if other locales still have unpublished changes.
	const publishedLocale = (req: WithContext | undefined, slug: string) => {
		const publication = req && publicationIn(req, slug);
		return publication?.kind === 'publish' ? publication.locales[0] : undefined;
	};
	db.createVersion = async (args) => {
		const locale = publishedLocale(args.req, args.collectionSlug);
		const published = { ...args, publishedLocale: locale ?? args.publishedLocale };
		const draft = args.req && keptDraft(args.req, args.collectionSlug, args.parent);
		if (!draft) return Reflect.apply(createVersion, db, [published]);
		await Reflect.apply(createVersion, db, [beforeDraft(published)]);
		return Reflect.apply(createVersion, db, [withDraft(args, draft)]);
	};
	db.createGlobalVersion = async (args) => {
		const locale = publishedLocale(args.req, args.globalSlug);
		const published = { ...args, publishedLocale: locale ?? args.publishedLocale };
		const draft = args.req && keptDraft(args.req, args.globalSlug);
		if (!draft) return Reflect.apply(createGlobalVersion, db, [published]);
		await Reflect.apply(createGlobalVersion, db, [beforeDraft(published)]);
		return Reflect.apply(createGlobalVersion, db, [withDraft(args, draft)]);
	};
	Reflect.set(db, 'updateGlobal', writeGlobal(updateGlobal));
	Reflect.set(db, 'createGlobal', writeGlobal(createGlobal));
}
