import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { addHooks, changeAll } from '../../platform/plugin.ts';
import { lockCollection, lockDocument } from '../../platform/transactions/advisory-lock.ts';
import { deleteLastSave, isOutdated, nextSave, readLastSave, storeLastSave } from './last-save.ts';

const outdatedMessage = words(
	'The document was changed elsewhere meanwhile. Nothing was saved; load it again.',
	'Dokumentet er ændret et andet sted i mellemtiden. Intet blev gemt; hent det igen.',
	'Das Dokument wurde inzwischen an anderer Stelle geändert. Es wurde nichts gespeichert; laden Sie es neu.',
);

/** The random name of an open form. */
export const formName = z.string().min(1).max(64);

/** Properties that an open form sends besides its fields: its name, and the version it was made from. */
const formProperties = z.object({
	_form: formName,
	updatedAt: z.iso.datetime().nullish(),
});

/**
 * Throws 409 for a save of a form that was made from an older version. The form then sends its text to `merging/endpoint.ts`, so the message
 * is in `data`, where Payload does not show it as a toast.
 */
async function rejectIfOutdated(
	req: PayloadRequest,
	document: string,
	data: JsonRecord,
	previous: JsonRecord,
): Promise<void> {
	const { success, data: save } = formProperties.safeParse(data);
	if (!success) return;
	const storedAt = z.string().catch('').parse(previous.updatedAt);
	const formSave = { form: save._form, base: save.updatedAt ?? '' };
	if (isOutdated(formSave, storedAt, await readLastSave(req, document)))
		throw new APIError('', 409, { message: translator(req)(outdatedMessage) }, true);
}

async function recordSave(
	req: PayloadRequest,
	document: string,
	{ data, previous, doc }: Record<'data' | 'previous' | 'doc', JsonRecord>,
): Promise<void> {
	if (typeof doc.updatedAt !== 'string') return;
	const form = formProperties.safeParse(data).data?._form ?? null;
	const previousAt = z.string().catch('').parse(previous.updatedAt);
	const last = await readLastSave(req, document);
	await storeLastSave(req, document, nextSave(last, previousAt, { savedAt: doc.updatedAt, form }));
}

function addCollectionHooks(collection: CollectionConfig): CollectionConfig {
	const { slug } = collection;
	return addHooks(collection, {
		first: {
			beforeOperation: [
				async function lockBeforeSave({ args, operation, req }) {
					if (operation !== 'update') return;
					if ('id' in args) await lockDocument(req, `${slug}:${args.id}`);
					else await lockCollection(req, slug);
				},
			],
			beforeValidate: [
				async function rejectOutdatedSave({ data = {}, operation, originalDoc, req }) {
					if (operation === 'update')
						await rejectIfOutdated(req, `${slug}:${originalDoc?.id}`, data, originalDoc ?? {});
				},
			],
		},
		last: {
			afterChange: [
				async function recordLastSave({ data, doc, operation, previousDoc, req }) {
					if (operation === 'update')
						await recordSave(req, `${slug}:${doc.id}`, { data, doc, previous: previousDoc });
				},
			],
			afterDelete: [
				async function deleteStoredLastSave({ id, req }) {
					return deleteLastSave(req, `${slug}:${id}`);
				},
			],
		},
	});
}

function addGlobalHooks(global: GlobalConfig): GlobalConfig {
	const document = `global:${global.slug}`;
	return addHooks(global, {
		first: {
			beforeOperation: [
				async function lockGlobalBeforeSave({ operation, req }) {
					if (operation === 'update') await lockDocument(req, document);
				},
			],
			beforeValidate: [
				async function rejectOutdatedGlobalSave({ data, originalDoc, req }) {
					return rejectIfOutdated(req, document, data, originalDoc ?? {});
				},
			],
		},
		last: {
			afterChange: [
				async function recordLastGlobalSave({ data, doc, previousDoc, req }) {
					return recordSave(req, document, { data, doc, previous: previousDoc ?? {} });
				},
			],
		},
	});
}

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
	typeof versions === 'object' && Boolean(versions.drafts);

/**
 * A plugin that rejects saves of open forms made from an older version than the stored one, regardless of what changed the document.
 * Requests without a form name, as from programs, are not checked.
 */
export const rejectOutdatedSaves = changeAll({
	collection: (each) => (hasDrafts(each) ? addCollectionHooks(each) : each),
	global: (each) => (hasDrafts(each) ? addGlobalHooks(each) : each),
});
