import type { LocaleCode } from '@website/contracts/locales';
import { APIError, NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { ownValues, valuesForAnother } from '../../../documents/publication/localized-values.ts';
import { readForUpdate } from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import type { CopiedPart } from '../side/model.ts';

type Holder = { list: unknown[]; at: number } | { record: JsonRecord; name: string };

/** What holds the last step of a path; null where nothing does. A list that a language doesn't have yet is made. */
function holderOf(values: JsonRecord, path: readonly string[]): Holder | null {
	let above: unknown = values;
	for (const [at, step] of path.slice(0, -1).entries()) {
		if (isRecord(above) && !above[step] && /^\d/.test(path[at + 1] ?? '')) above[step] = [];
		above = Array.isArray(above) ? above[Number(step)] : isRecord(above) ? above[step] : undefined;
	}
	const last = path.at(-1) ?? '';
	if (Array.isArray(above)) return { list: above, at: Number(last) };
	return isRecord(above) ? { record: above, name: last } : null;
}

const valueIn = (holder: Holder | null): unknown =>
	holder && ('list' in holder ? holder.list[holder.at] : holder.record[holder.name]);

const names = (path: readonly string[]) => path.filter((step) => !/^\d/.test(step)).join('.');

/**
 * Puts one field, section or entry of a list as one language has it into another, as a draft. 404 where the source has none; 400 where
 * `to` is another field.
 */
export async function copyPart(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: { source: LocaleCode; target: LocaleCode },
	{ from, to, insert }: CopiedPart,
): Promise<void> {
	const [fromPath, toPath] = [from.split('.'), to.split('.')];
	if (names(fromPath) !== names(toPath))
		throw new APIError('from and to must be the same field', 400, null, true);
	await inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (!document) throw new NotFound(req.t);
		const { fields, newest } = document;
		const copied = valueIn(holderOf(valuesForAnother(fields, newest, source), fromPath));
		const values = structuredClone(ownValues(fields, newest, target));
		const holder = holderOf(values, toPath);
		if (copied === undefined || !holder) throw new NotFound(req.t);
		if (!('list' in holder)) holder.record[holder.name] = copied;
		else holder.list.splice(holder.at, insert ? 0 : 1, copied);
		await writeDraft(req, ref, target, values);
	});
}
