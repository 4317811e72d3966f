import type { PayloadRequest } from 'payload';
import { fieldsOf, hasDrafts, readDocument } from '../../documents/document.ts';
import { type DocumentRef, documentKey } from '../../documents/document-ref.ts';
import { writeRows } from '../../platform/database/write-rows.ts';
import { sitePathOf } from '../redirects/api.ts';
import { type DocumentReference, referencesIn } from './find-references.ts';

/** A stored reference. `holder` is the key of the document that contains it. */
export interface ReferenceRow {
	holder: string;
	target: string;
	lang: string | null;
	path: string;
	place: DocumentReference['place'];
	draftOnly: boolean;
}

/**
 * The key of a reference's target: `media:3`, `path:/about` for a typed URL of this site, `url:https://…` for an external one; null for
 * `mailto:` and `tel:` URLs.
 */
export function targetKey({ target }: Pick<DocumentReference, 'target'>): string | null {
	if (!('url' in target)) return `${target.collection}:${target.id}`;
	const path = sitePathOf(target.url);
	if (path !== null) return `path:${path}`;
	return /^https?:\/\//i.test(target.url) ? `url:${target.url}` : null;
}

async function rowsOf(req: PayloadRequest, ref: DocumentRef): Promise<ReferenceRow[]> {
	const { payload } = req;
	const fields = fieldsOf(payload, ref);
	const read = async (draft: boolean) => {
		const data = await readDocument(req, ref, 'all', draft);
		return data ? { status: data._status, uses: referencesIn(fields, data) } : null;
	};
	const row = (reference: DocumentReference, draftOnly: boolean): ReferenceRow[] => {
		const target = targetKey(reference);
		const { lang, path, place } = reference;
		return target === null
			? []
			: [{ holder: documentKey(ref), target, lang, path, place, draftOnly }];
	};
	const current = await read(false);
	if (!current) return [];
	const isPublic = !hasDrafts(payload, ref) || current.status === 'published';
	const rows = current.uses.flatMap((use) => row(use, !isPublic));
	if (!hasDrafts(payload, ref)) return rows;
	const newest = await read(true);
	if (newest?.status !== 'draft') return rows;
	const live = isPublic ? rows : [];
	const keyOf = (one: ReferenceRow) => `${one.target} ${one.lang} ${one.path}`;
	const liveKeys = new Set(live.map(keyOf));
	const draftRows = newest.uses.flatMap((use) => row(use, true));
	return [...live, ...draftRows.filter((one) => !liveKeys.has(keyOf(one)))];
}

const serialize = (rows: readonly ReferenceRow[]) =>
	rows
		.map(({ target, lang, path, draftOnly }) => JSON.stringify([target, lang, path, draftOnly]))
		.sort()
		.join('\n');

/** Stores the current references of a document in the request's transaction, in place of the old ones. */
export async function storeReferences(req: PayloadRequest, ref: DocumentRef): Promise<void> {
	const { db } = req.payload;
	const where = { holder: { equals: documentKey(ref) } };
	const rows = await rowsOf(req, ref);
	const { docs } = await db.find<ReferenceRow & { id: number }>({
		collection: 'usages',
		where,
		pagination: false,
		limit: 0,
		req,
	});
	if (
		serialize(docs.map((row) => ({ ...row, draftOnly: row.draftOnly === true }))) ===
		serialize(rows)
	)
		return;
	await db.deleteMany({ collection: 'usages', where, req });
	if (rows.length > 0) await writeRows(req, 'usages', { inserts: rows.map((one) => ({ ...one })) });
}
