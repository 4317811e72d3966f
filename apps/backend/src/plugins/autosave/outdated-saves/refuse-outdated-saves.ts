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
import { forgetLastChanges, readLastChanges, storeLastChanges } from './store-changes.ts';

const outdated = words(
	'The document was changed elsewhere meanwhile. Nothing was saved; load it again.',
	'Dokumentet er ændret et andet sted i mellemtiden. Intet blev gemt; hent det igen.',
	'Das Dokument wurde inzwischen an anderer Stelle geändert. Es wurde nichts gespeichert; laden Sie es neu.',
);

/** What an open form sends beside its fields: its own name, and which version it was made from. */
const fromForm = z.object({
	_form: z.string().min(1).max(64),
	updatedAt: z.iso.datetime().nullish(),
});

const languageOf = ({ locale }: PayloadRequest): LocaleCode | null =>
	localeCodes.find((code) => code === locale) ?? null;

/** Refuses (409) a form's save that was made from an older version. The form merges the two, so the message is no notice of Payload's: it stands in `data`. */
async function refuse(
	req: PayloadRequest,
	document: string,
	data: JsonRecord,
	stored: JsonRecord,
): Promise<void> {
	const { success, data: save } = fromForm.safeParse(data);
	if (!success) return;
	const storedAt = z.string().catch('').parse(stored.updatedAt);
	const base = { form: save._form, language: languageOf(req), base: save.updatedAt ?? '' };
	if (isOutdated(base, storedAt, await readLastChanges(req, document)))
		throw new APIError('', 409, { message: translator(req)(outdated), updatedAt: storedAt }, true);
}

async function note(
	req: PayloadRequest,
	document: string,
	{
		fields,
		data,
		stored,
		at,
	}: {
		fields: readonly FlattenedField[];
		data: JsonRecord;
		stored: JsonRecord;
		at: unknown;
	},
): Promise<void> {
	if (typeof at !== 'string') return;
	const change = { at, form: fromForm.safeParse(data).data?._form ?? null };
	const changed = new Set(changedParts(fields, data, stored));
	const language = languageOf(req);
	const own = language === null ? localeCodes : [language];
	const parts: LastChanges['parts'] = {
		...(await readLastChanges(req, document))?.parts,
		...(changed.has('own') ? Object.fromEntries(own.map((code) => [code, change])) : {}),
		...(changed.has('shared') ? { shared: change } : {}),
	};
	await storeLastChanges(req, document, { savedAt: at, parts });
}

function forCollection(collection: CollectionConfig): CollectionConfig {
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
				async function refuseOutdatedSave({ data = {}, operation, originalDoc, req }) {
					if (operation === 'update')
						await refuse(req, `${slug}:${originalDoc?.id}`, data, originalDoc ?? {});
				},
				...(hooks?.beforeValidate ?? []),
			],
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function noteLastChange({
					collection: { flattenedFields: fields },
					data,
					doc,
					operation,
					previousDoc,
					req,
				}) {
					if (operation === 'update')
						await note(req, `${slug}:${doc.id}`, {
							fields,
							data,
							stored: previousDoc,
							at: doc.updatedAt,
						});
				},
			],
			afterDelete: [
				...(hooks?.afterDelete ?? []),
				async function forgetLastChangesOf({ id, req }) {
					return forgetLastChanges(req, `${slug}:${id}`);
				},
			],
		},
	};
}

function forGlobal(global: GlobalConfig): GlobalConfig {
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
				async function refuseOutdatedSaveOfGlobal({ data, originalDoc, req }) {
					return refuse(req, document, data, originalDoc ?? {});
				},
				...(hooks?.beforeValidate ?? []),
			],
			afterChange: [
				...(hooks?.afterChange ?? []),
				async function noteLastChangeOfGlobal({
					data,
					doc,
					global: { flattenedFields: fields },
					previousDoc,
					req,
				}) {
					return note(req, document, {
						fields,
						data,
						stored: previousDoc ?? {},
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
 * A plugin: an open form that was made from an older version than the stored one saves nothing, whatever changed the document meanwhile. A change of
 * another language alone is no newer version. Requests of programs, which name no form, are not compared.
 */
export const refuseOutdatedSaves = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((each) =>
		hasDrafts(each) ? forCollection(each) : each,
	),
	globals: (config.globals ?? []).map((each) => (hasDrafts(each) ? forGlobal(each) : each)),
});
