import type { PayloadRequest } from 'payload';
import { writeRows } from '../../platform/database/write-rows.ts';
import { fieldsOf, hasDrafts, readDocument } from '../document.ts';
import type { DocumentRef } from '../document-ref.ts';
import { documentKey } from '../document-ref.ts';
import { ownPath } from '../redirects/target.ts';
import type { DocumentReference } from './document-reference.ts';
import { referencesIn } from './walk.ts';

/** One stored use. */
export interface ReferenceRow {
	holder: string;
	target: string;
	lang: string | null;
	path: string;
	place: DocumentReference['place'];
	draftOnly: boolean;
}

/** The key of what is used: media:3, path:/about for a typed address of this site, url:https://… for one elsewhere; null for mail and telephone. */
export function targetKey({ used }: Pick<DocumentReference, 'used'>): string | null {
	if (!('url' in used)) return `${used.collection}:${used.id}`;
	const path = ownPath(used.url);
	if (path !== null) return `path:${path}`;
	return /^https?:\/\//i.test(used.url) ? `url:${used.url}` : null;
}

async function rowsOf(req: PayloadRequest, holder: DocumentRef): Promise<ReferenceRow[]> {
	const { payload } = req;
	const fields = fieldsOf(payload, holder);
	const read = async (draft: boolean) => {
		const data = await readDocument(req, holder, 'all', draft);
		return data ? { status: data._status, uses: referencesIn(fields, data) } : null;
	};
	const row = (use: DocumentReference, draftOnly: boolean): ReferenceRow[] => {
		const target = targetKey(use);
		const { lang, path, place } = use;
		return target === null
			? []
			: [{ holder: documentKey(holder), target, lang, path, place, draftOnly }];
	};
	const current = await read(false);
	if (!current) return [];
	const isPublic = !hasDrafts(payload, holder) || current.status === 'published';
	const rows = current.uses.flatMap((use) => row(use, !isPublic));
	if (!hasDrafts(payload, holder)) return rows;
	const newest = await read(true);
	if (newest?.status !== 'draft') return rows;
	const live = isPublic ? rows : [];
	const same = (one: ReferenceRow) => `${one.target} ${one.lang} ${one.path}`;
	const liveKeys = new Set(live.map(same));
	const added = newest.uses.flatMap((use) => row(use, true));
	return [...live, ...added.filter((one) => !liveKeys.has(same(one)))];
}

const bare = (rows: readonly ReferenceRow[]) =>
	rows
		.map(({ target, lang, path, draftOnly }) => JSON.stringify([target, lang, path, draftOnly]))
		.sort()
		.join('\n');

/** Notes what a holder uses now, in the request's transaction. */
export async function storeReferences(req: PayloadRequest, holder: DocumentRef): Promise<void> {
	const { db } = req.payload;
	const where = { holder: { equals: documentKey(holder) } };
	const rows = await rowsOf(req, holder);
	const { docs } = await db.find<ReferenceRow & { id: number }>({
		collection: 'usages',
		where,
		pagination: false,
		limit: 0,
		req,
	});
	if (bare(docs.map((row) => ({ ...row, draftOnly: row.draftOnly === true }))) === bare(rows))
		return;
	await db.deleteMany({ collection: 'usages', where, req });
	if (rows.length > 0) await writeRows(req, 'usages', { inserts: rows.map((one) => ({ ...one })) });
}
