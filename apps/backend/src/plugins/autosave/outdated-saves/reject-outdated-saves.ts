import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import {
	APIError,
	type CollectionConfig,
	type Config,
	type FlattenedField,
	type GlobalConfig,
	type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';
import { lockCollection, lockDocument } from '../../../platform/transactions/advisory-lock.ts';
import { changedParts, isOutdated, type LastChanges } from './changes.ts';
import { deleteLastChanges, readLastChanges, storeLastChanges } from './store-changes.ts';

const outdatedMessage = words(
	'The document was changed elsewhere meanwhile. Nothing was saved; load it again.',
	'Dokumentet er ændret et andet sted i mellemtiden. Intet blev gemt; hent det igen.',
	'Das Dokument wurde inzwischen an anderer Stelle geändert. Es wurde nichts gespeichert; laden Sie es neu.',
);

/** Properties that an open form sends besides its fields: its name, and the version it was made from. */
const formProperties = z.object({
	_form: z.string().min(1).max(64),
	updatedAt: z.iso.datetime().nullish(),
});

const languageOf = ({ locale }: PayloadRequest): LocaleCode | null =>
	localeCodes.find((code) => code === locale) ?? null;

/**
 * Throws 409 for a save of a form that was made from an older version. The form merges the two versions, so the message is in `data`,
 * where Payload does not show it as a toast.
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
	const formSave = { form: save._form, language: languageOf(req), base: save.updatedAt ?? '' };
	if (isOutdated(formSave, storedAt, await readLastChanges(req, document)))
		throw new APIError(
			'',
			409,
			{ message: translator(req)(outdatedMessage), updatedAt: storedAt },
			true,
		);
}

async function recordChange(
	req: PayloadRequest,
	document: string,
	{
		fields,
		data,
		previous,
		at,
	}: {
		fields: readonly FlattenedField[];
		data: JsonRecord;
		previous: JsonRecord;
		at: unknown;
	},
): Promise<void> {
	if (typeof at !== 'string') return;
	const change = { at, form: formProperties.safeParse(data).data?._form ?? null };
	const changes = new Set(changedParts(fields, data, previous));
	const language = languageOf(req);
	const codes = language === null ? localeCodes : [language];
	const parts: LastChanges['parts'] = {
		...(await readLastChanges(req, document))?.parts,
		...(changes.has('own') ? Object.fromEntries(codes.map((code) => [code, change])) : {}),
		...(changes.has('shared') ? { shared: change } : {}),
	};
	await storeLastChanges(req, document, { savedAt: at, parts });
}

function addCollectionHooks(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	return {
		...collection,
		hooks: {
			...hooks,
			beforeOperation: [
				async function lockBeforeSave({ args, operation, req }) {
					if (operation !== 'update') return;
					if ('id' in args) await lockDocument(req, `${slug}:${args.id}`);
					else await lockCollection(req, slug);
				},
				...(hooks?.beforeOperation ?? []),
			],
			beforeValidate: [
				async function rejectOutdatedSave({ data = {}, operation, originalDoc, req }) {
					if (operation === 'update')
						await rejectIfOutdated(req, `${slug}:${originalDoc?.id}`, data, originalDoc ?? {});
				},
				...(hooks?.beforeValidate ?? []),
			],
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function recordLastChange({
					collection: { flattenedFields: fields },
					data,
					doc,
					operation,
					previousDoc,
					req,
				}) {
					if (operation === 'update')
						await recordChange(req, `${slug}:${doc.id}`, {
							fields,
							data,
							previous: previousDoc,
							at: doc.updatedAt,
						});
				},
			],
			afterDelete: [
				...(hooks?.afterDelete ?? []),
				async function deleteStoredLastChanges({ id, req }) {
					return deleteLastChanges(req, `${slug}:${id}`);
				},
			],
		},
	};
}

function addGlobalHooks(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	const document = `global:${slug}`;
	return {
		...global,
		hooks: {
			...hooks,
			beforeOperation: [
				async function lockGlobalBeforeSave({ operation, req }) {
					if (operation === 'update') await lockDocument(req, document);
				},
				...(hooks?.beforeOperation ?? []),
			],
			beforeValidate: [
				async function rejectOutdatedGlobalSave({ data, originalDoc, req }) {
					return rejectIfOutdated(req, document, data, originalDoc ?? {});
				},
				...(hooks?.beforeValidate ?? []),
			],
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function recordLastGlobalChange({
					data,
					doc,
					global: { flattenedFields: fields },
					previousDoc,
					req,
				}) {
					return recordChange(req, document, {
						fields,
						data,
						previous: previousDoc ?? {},
						at: doc.updatedAt,
					});
				},
			],
		},
	};
}

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
	typeof versions === 'object' && Boolean(versions.drafts);

/**
 * A plugin that rejects saves of open forms made from an older version than the stored one, regardless of what changed the document. A
 * change of another locale does not count. Requests without a form name, as from programs, are not checked.
 */
export const rejectOutdatedSaves = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((collection) =>
		hasDrafts(collection) ? addCollectionHooks(collection) : collection,
	),
	globals: (config.globals ?? []).map((global) =>
		hasDrafts(global) ? addGlobalHooks(global) : global,
	),
});
