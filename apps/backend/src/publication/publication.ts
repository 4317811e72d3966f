import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import {
	APIError,
	type CollectionBeforeOperationHook,
	type GlobalBeforeOperationHook,
	type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { isRecord, type JsonRecord } from '../platform/http/reading/json-record.ts';
import { translator, words } from '../platform/i18n/words.ts';

/** The published content of a document in all locales (Payload's main row), before and after the current save. */
interface PublishedChange {
	/** Null for a new document. */
	before: JsonRecord | null;
	after: JsonRecord;
}

const changeKey = (slug: string, id: unknown) => `published:${slug}:${id ?? ''}`;

/** Records a change of the main row for the hooks that run after it. */
export function recordPublishedChange(
	req: WithContext,
	slug: string,
	{ before, after }: PublishedChange,
	id?: unknown,
): void {
	if (req.context) req.context[changeKey(slug, id)] = { before, after };
}

/** The change of the main row of a document, or of a global without `id`; null if the save did not write it. */
export function changeIn(req: WithContext, slug: string, id?: unknown): PublishedChange | null {
	const change = req.context?.[changeKey(slug, id)];
	if (!isRecord(change) || !isRecord(change.after)) return null;
	return { before: isRecord(change.before) ? change.before : null, after: change.after };
}

const texts = {
	restored: words(
		'A document comes back from the trash as a draft. Publish it by its languages then.',
		'Et dokument kommer tilbage fra papirkurven som kladde. Udgiv det derefter sprog for sprog.',
		'Ein Dokument kommt als Entwurf aus dem Papierkorb zurück. Veröffentlichen Sie es danach nach Sprachen.',
	),
	many: words(
		'Several documents are published by their languages: POST /api/publishing/bulk.',
		'Flere dokumenter udgives efter sprog: POST /api/publishing/bulk.',
		'Mehrere Dokumente werden nach Sprachen veröffentlicht: POST /api/publishing/bulk.',
	),
	version: words(
		'A version is restored by its languages: POST /api/publishing/restore.',
		'En version gendannes efter sprog: POST /api/publishing/restore.',
		'Eine Version wird nach Sprachen wiederhergestellt: POST /api/publishing/restore.',
	),
};

const publication = z.discriminatedUnion('kind', [
	/** Changes nothing that visitors see. */
	z.object({ kind: z.literal('draft') }),
	/** Publishes these locales of the draft, unpublishes them, or restores their published content from before the last publication. */
	z.object({
		kind: z.enum(['publish', 'unpublish', 'undo']),
		locales: z.array(z.enum(localeCodes)).readonly(),
	}),
	/** Moves the whole document to the trash, or restores it as a draft in every locale. */
	z.object({ kind: z.enum(['trash', 'restore']) }),
]);

/** How a save changes the published content. */
export type Publication = z.infer<typeof publication>;

const draft: Publication = { kind: 'draft' };

/** Payload's operations that store a document. */
const writes = ['create', 'update', 'updateByID', 'restoreVersion'] as const;
type Write = (typeof writes)[number];

const isWrite = (operation: string): operation is Write =>
	writes.some((write) => write === operation);

const flag = z.union([z.boolean(), z.stringbool()]).nullish().catch(null);
const saveArguments = z.object({
	draft: flag,
	trash: flag,
	duplicateFromID: z.union([z.string(), z.number()]).nullish(),
	publishAllLocales: flag,
	unpublishAllLocales: flag,
	publishSpecificLocale: z.enum(localeCodes).nullish().catch(null),
	data: z.record(z.string(), z.unknown()).nullish().catch(null),
});
type SaveArguments = z.infer<typeof saveArguments>;

/** The locales to which a save applies: those of its arguments, or else the locale of the request. */
function namedLocales(req: PayloadRequest, save: SaveArguments): readonly LocaleCode[] {
	if (save.unpublishAllLocales) return localeCodes;
	// Published content in a disabled locale does not change.
	if (save.publishAllLocales || req.locale === 'all') return siteLocaleCodes();
	const locale = save.publishSpecificLocale ?? req.locale;
	return localeCodes.filter((code) => code === locale);
}

/** The context key of the main row that a save restores (`undo.ts`). */
export const restoredRowKey = (slug: string) => `former:${slug}`;

/** The main row that the current save restores; undefined if it is not an undo. */
export function restoredRow({ context }: WithContext, slug: string): JsonRecord | undefined {
	const former = context?.[restoredRowKey(slug)];
	return isRecord(former) ? former : undefined;
}

/** The context key of the draft that a publication of an older version keeps (`publish.ts`). */
export const keptDraftKey = (slug: string, id: unknown = '') => `draft:${slug}:${id}`;

/** The draft of a document, or of a global without `id`, that the current publication keeps; undefined if it publishes the draft. */
export function keptDraft({ context }: WithContext, slug: string, id?: unknown) {
	const draft = context?.[keptDraftKey(slug, id)];
	return isRecord(draft) ? draft : undefined;
}

function publicationOf(
	req: PayloadRequest,
	slug: string,
	operation: Write,
	save: SaveArguments,
): Publication {
	const { data } = save;
	const status = data?._status;
	if (data?.deletedAt) return { kind: 'trash' };
	if (save.trash && data && 'deletedAt' in data) {
		if (status === 'published')
			throw new APIError(translator(req)(texts.restored), 400, null, true);
		return { kind: 'restore' };
	}
	if (restoredRow(req, slug)) return { kind: 'undo', locales: namedLocales(req, save) };
	const isCopy = save.duplicateFromID !== null && save.duplicateFromID !== undefined;
	if (isCopy) return draft;
	if (status === 'published') return { kind: 'publish', locales: namedLocales(req, save) };
	const isUnpublishing = save.unpublishAllLocales || (status === 'draft' && !save.draft);
	if (operation !== 'create' && isUnpublishing)
		return { kind: 'unpublish', locales: namedLocales(req, save) };
	return draft;
}

/** The arguments with which Payload performs this publication and changes nothing else. */
function argumentsFor<Args>(args: Args, { kind }: Publication, save: SaveArguments): Args {
	const data =
		kind === 'trash' || kind === 'restore' ? { deletedAt: save.data?.deletedAt } : save.data;
	return {
		...args,
		data: { ...data, _status: kind === 'publish' ? 'published' : 'draft' },
		// Without `draft` Payload writes the main row, and a bulk update reads it in place of the newest draft. For `unpublish`, `undo` and
		// `restore` the main row is written after the draft (`plugins/publishing/publication-plugin.ts`).
		draft: kind !== 'publish' && kind !== 'trash',
		publishAllLocales: undefined,
		unpublishAllLocales: undefined,
		publishSpecificLocale: undefined,
	};
}

const saveSchema = z.object({
	operation: z.enum(writes),
	/** Null if the collection or global has no drafts: every save is public at once. */
	publication: publication.nullable(),
});
type Save = z.infer<typeof saveSchema>;

/** The part of a request that hooks and the database adapter receive. */
export type WithContext = Partial<Pick<PayloadRequest, 'context'>>;

const keyOf = (slug: string) => `save:${slug}`;

function storeSave(req: PayloadRequest, slug: string, save: Save): void {
	req.context[keyOf(slug)] = save;
}

const hasDrafts = ({ versions }: { versions?: unknown }): boolean =>
	typeof versions === 'object' &&
	versions !== null &&
	'drafts' in versions &&
	Boolean(versions.drafts);

/**
 * Determines how a save changes the published content, and records it in the request's context for access functions, hooks and the guard
 * of published content. The published content of a locale changes only if the save names that locale: `_status: 'published'` publishes the
 * locale of the request, `_status: 'draft'` without `draft` unpublishes it, `publishAllLocales` and `unpublishAllLocales` apply to every
 * locale. All other saves only store drafts, whatever `_status` they send.
 *
 * @throws 400 if a save restores a whole version, publishes a document from the trash, or publishes several documents at once.
 */
export const determinePublication: CollectionBeforeOperationHook = ({
	args,
	collection,
	operation,
	req,
}) => {
	if (!isWrite(operation)) return args;
	if (!hasDrafts(collection)) {
		storeSave(req, collection.slug, { operation, publication: null });
		return args;
	}
	const changedArgs = applySave(req, collection.slug, operation, args);
	// In a bulk update Payload would publish the published content again and store it as the newest draft.
	const isBulkUpdate = 'where' in args && args.where !== undefined;
	if (isBulkUpdate && publishedLocales(req, collection.slug).length > 0)
		throw new APIError(translator(req)(texts.many), 400, null, true);
	return changedArgs;
};

/** Does the same as `determinePublication` for globals. */
export const determineGlobalPublication: GlobalBeforeOperationHook = ({
	args,
	global,
	operation,
	req,
}) => {
	if (!isWrite(operation)) return args;
	if (!hasDrafts(global)) {
		storeSave(req, global.slug, { operation, publication: null });
		return args;
	}
	return applySave(req, global.slug, operation, args);
};

function applySave<Args>(req: PayloadRequest, slug: string, operation: Write, args: Args): Args {
	if (operation === 'restoreVersion')
		throw new APIError(translator(req)(texts.version), 400, null, true);
	const save = saveArguments.parse(args);
	const effect = publicationOf(req, slug, operation, save);
	storeSave(req, slug, { operation, publication: effect });
	return argumentsFor(args, effect, save);
}

/** The current save of this collection or global; undefined if the request only checks access. */
export const saveOf = ({ context }: WithContext, slug: string): Save | undefined =>
	saveSchema.safeParse(context?.[keyOf(slug)]).data;

/** How the current save changes the published content. */
export const publicationIn = (req: WithContext, slug: string): Publication | null =>
	saveOf(req, slug)?.publication ?? null;

/** Whether the current save only stores a draft. */
export const savesDraft = (req: WithContext, slug: string): boolean =>
	publicationIn(req, slug)?.kind === 'draft';

/** The locales that the current save publishes. */
export function publishedLocales(req: WithContext, slug: string): readonly LocaleCode[] {
	const publication = publicationIn(req, slug);
	return publication?.kind === 'publish' ? publication.locales : [];
}

/** Whether the current save changes the published content of documents with drafts. */
export function changesPublished(req: WithContext, slug: string): boolean {
	const publication = publicationIn(req, slug);
	return publication !== null && publication.kind !== 'draft';
}
