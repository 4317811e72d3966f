import type { LocaleCode } from '@website/contracts/locales';
import { APIError, NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../documents/document-ref.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { localizedValues, localizedValuesForCopy } from '../../publication/localized-values.ts';
import { readForUpdate } from '../../publication/read-stored.ts';
import { writeDraft } from '../../publication/write-draft.ts';
import type { PartCopy } from './side/model.ts';

/** The locale of the source texts, and that of the translation. */
export type Direction = Record<'source' | 'target', LocaleCode>;

/**
 * Replaces the text of one locale by the newest text of another, as a draft. The published text and the slug do not change. Payload's copy
 * (`@payloadcms/ui/dist/utilities/copyDataFromLocale.js`) passes on the document's status, so that copying into a published document
 * publishes at once, and also copies the slug.
 */
export async function copyLanguage(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: Direction,
): Promise<void> {
	await inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (document === null) throw new NotFound(req.t);
		const values = localizedValuesForCopy(document.fields, document.newest, source);
		await writeDraft(req, ref, target, values);
	});
}

type Parent = { list: unknown[]; at: number } | { record: JsonRecord; name: string };

/** The array or object that contains the last step of a path; null if there is none. Creates arrays that the locale does not have yet. */
function parentOf(values: JsonRecord, path: readonly string[]): Parent | null {
	let node: unknown = values;
	for (const [at, step] of path.slice(0, -1).entries()) {
		if (isRecord(node) && !node[step] && /^\d/.test(path[at + 1] ?? '')) node[step] = [];
		node = Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined;
	}
	const last = path.at(-1) ?? '';
	if (Array.isArray(node)) return { list: node, at: Number(last) };
	return isRecord(node) ? { record: node, name: last } : null;
}

const readValue = (parent: Parent | null): unknown =>
	parent && ('list' in parent ? parent.list[parent.at] : parent.record[parent.name]);

const fieldNames = (path: readonly string[]) => path.filter((step) => !/^\d/.test(step)).join('.');

/**
 * Copies one field, section or list entry from one locale into another, as a draft. Throws 404 if the source does not have it, 400 if `to`
 * is another field.
 */
export async function copyPart(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: Direction,
	{ from, to, insert }: PartCopy,
): Promise<void> {
	const [fromPath, toPath] = [from.split('.'), to.split('.')];
	if (fieldNames(fromPath) !== fieldNames(toPath))
		throw new APIError('from and to must be the same field', 400, null, true);
	await inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (!document) throw new NotFound(req.t);
		const { fields, newest } = document;
		const value = readValue(parentOf(localizedValuesForCopy(fields, newest, source), fromPath));
		const values = structuredClone(localizedValues(fields, newest, target));
		const parent = parentOf(values, toPath);
		if (value === undefined || !parent) throw new NotFound(req.t);
		if (!('list' in parent)) parent.record[parent.name] = value;
		else parent.list.splice(parent.at, insert ? 0 : 1, value);
		await writeDraft(req, ref, target, values);
	});
}
