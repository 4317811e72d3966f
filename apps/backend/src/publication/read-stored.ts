import type { Field, FlattenedField, PayloadRequest } from 'payload';
import { type AnyDocument, documentKey } from '../documents/document-ref.ts';
import { isRecord, type JsonRecord } from '../platform/http/reading/json-record.ts';
import { lockDocument } from '../platform/transactions/advisory-lock.ts';

export interface StoredDocument {
	fields: readonly Field[];
	/** The fields without those that only arrange the form. */
	flattenedFields: readonly FlattenedField[];
	/** The newest version, with localized values by locale. */
	newest: JsonRecord;
	/** The published content; null if the document is not published. */
	published: JsonRecord | null;
}

const publishedRow = (main: JsonRecord, hasDrafts: boolean): JsonRecord | null =>
	!hasDrafts || (main._status === 'published' && !main.deletedAt) ? main : null;

const newestVersion = {
	limit: 1,
	locale: 'all',
	pagination: false,
	sort: '-updatedAt',
} as const;
const isLatest = { latest: { equals: true } };

/** Reads a document as it is stored, in all locales and in the request's transaction; null if it does not exist or is in the trash. */
export async function readStoredDocument(
	req: PayloadRequest,
	ref: AnyDocument,
): Promise<StoredDocument | null> {
	return ref.kind === 'global' ? readGlobal(req, ref.slug) : readDocument(req, ref.slug, ref.id);
}

/** Like `readStoredDocument`, but locks the document first: no other transaction writes it until the request's transaction ends. */
export async function readForUpdate(
	req: PayloadRequest,
	ref: AnyDocument,
): Promise<StoredDocument | null> {
	await lockDocument(req, documentKey(ref));
	return readStoredDocument(req, ref);
}

async function readDocument(
	req: PayloadRequest,
	entity: string,
	id: number,
): Promise<StoredDocument | null> {
	const { db, collections } = req.payload;
	const collection = Object.values(collections).find(({ config }) => config.slug === entity);
	if (!collection) return null;
	const { slug, fields, flattenedFields, versions } = collection.config;
	const main: unknown = await db.findOne({ collection: slug, where: { id: { equals: id } }, req });
	if (!isRecord(main) || main.deletedAt) return null;
	const hasDrafts = Boolean(versions?.drafts);
	const shared = { fields, flattenedFields, published: publishedRow(main, hasDrafts) };
	if (!hasDrafts) return { ...shared, newest: main };
	const where = { and: [{ parent: { equals: id } }, isLatest] };
	const { docs } = await db.findVersions<JsonRecord>({
		...newestVersion,
		collection: slug,
		where,
		req,
	});
	const [version] = docs;
	return { ...shared, newest: version ? { ...version.version, id: main.id } : main };
}

async function readGlobal(req: PayloadRequest, entity: string): Promise<StoredDocument | null> {
	const { db, globals } = req.payload;
	const config = globals.config.find(({ slug }) => slug === entity);
	if (!config) return null;
	const { slug, fields, flattenedFields, versions } = config;
	const row: unknown = await db.findGlobal({ slug, req });
	const main = isRecord(row) ? row : {};
	const hasDrafts = Boolean(versions?.drafts);
	const shared = { fields, flattenedFields, published: publishedRow(main, hasDrafts) };
	if (!hasDrafts) return { ...shared, newest: main };
	const { docs } = await db.findGlobalVersions<JsonRecord>({
		...newestVersion,
		global: slug,
		where: isLatest,
		req,
	});
	return { ...shared, newest: docs[0]?.version ?? main };
}
