import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { PayloadKv } from '../../payload-types.ts';

/** The last save of a document; times are ISO 8601. */
const lastSave = z.object({
	savedAt: z.string(),
	/** The name of the open form that saved; null without one. */
	form: z.string().nullable(),
	/** The version before the first of the consecutive saves of this form. */
	since: z.string(),
});
export type LastSave = z.infer<typeof lastSave>;

/** A save by an open form. */
export interface FormSave {
	form: string;
	/** The `updatedAt` of the version that the form was made from (ISO 8601); empty without one. */
	base: string;
}

const time = (text: string): number => (text === '' ? 0 : Date.parse(text));

/**
 * True if the document has a newer version than the form was made from. Saves of the same form do not count, because they may overtake each
 * other. A save without a record counts.
 */
export function isOutdated({ form, base }: FormSave, storedAt: string, last: LastSave | null) {
	if (time(storedAt) <= time(base)) return false;
	const isOwn = last?.form === form && time(last.savedAt) === time(storedAt);
	return !isOwn || time(last.since) > time(base);
}

/** The record of a save, given the record and the `updatedAt` of the version before it. */
export const nextSave = (
	last: LastSave | null,
	previousAt: string,
	{ savedAt, form }: Omit<LastSave, 'since'>,
): LastSave => {
	const continues = form !== null && last?.form === form && time(last.savedAt) === time(previousAt);
	return { savedAt, form, since: continues ? last.since : previousAt };
};

/** Payload's key-value collection. Its own functions ignore the transaction, so this file queries the database directly. */
const collection = 'payload-kv';
const keyOf = (document: string) => `last-changes:${document}`;
const where = (document: string) => ({ key: { equals: keyOf(document) } });

/** @param document such as `pages:12` or `global:header` */
export async function readLastSave(
	req: PayloadRequest,
	document: string,
): Promise<LastSave | null> {
	const row = await req.payload.db.findOne<PayloadKv>({ collection, where: where(document), req });
	return lastSave
		.nullable()
		.catch(null)
		.parse(row?.data ?? null);
}

export async function storeLastSave(
	req: PayloadRequest,
	document: string,
	data: LastSave,
): Promise<void> {
	await req.payload.db.upsert({
		collection,
		where: where(document),
		data: { key: keyOf(document), data },
		req,
	});
}

export async function deleteLastSave(req: PayloadRequest, document: string): Promise<void> {
	await req.payload.db.deleteMany({ collection, where: where(document), req });
}
