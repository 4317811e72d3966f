import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import {
	APIError,
	type CollectionBeforeOperationHook,
	type GlobalBeforeOperationHook,
	type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

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
	/** Visitors see these languages of the draft, no longer see them, or see them as before they were published last. */
	z.object({
		kind: z.enum(['publish', 'unpublish', 'undo']),
		locales: z.array(z.enum(localeCodes)).readonly(),
	}),
	/** The whole document goes, or comes back as a draft in every language. */
	z.object({ kind: z.enum(['trash', 'restore']) }),
]);

/** What a save does to what visitors see. */
export type Publication = z.infer<typeof publication>;

const draft: Publication = { kind: 'draft' };

/** Payload's operations that store a document. */
const writes = ['create', 'update', 'updateByID', 'restoreVersion'] as const;
type Write = (typeof writes)[number];

/** Whether this operation of Payload's stores a document. */
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

/** The languages that a save names: those of its own arguments, else the one that it is written in. */
function namedLocales(req: PayloadRequest, save: SaveArguments): readonly LocaleCode[] {
	if (save.unpublishAllLocales) return localeCodes;
	// What is published in a language that is off stays as it is.
	if (save.publishAllLocales || req.locale === 'all') return siteLocaleCodes();
	const named = save.publishSpecificLocale ?? req.locale;
	return localeCodes.filter((code) => code === named);
}

/** Where the context of a save has the main row that it brings back (`undo.ts`). */
export const formerKey = (slug: string) => `former:${slug}`;

/** The main row that the save under way brings back; nothing where it brings none back. */
export function formerIn({ context }: WithContext, slug: string): JsonRecord | undefined {
	const former = context?.[formerKey(slug)];
	return isRecord(former) ? former : undefined;
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
	if (formerIn(req, slug)) return { kind: 'undo', locales: namedLocales(req, save) };
	const isCopy = save.duplicateFromID !== null && save.duplicateFromID !== undefined;
	if (isCopy) return draft;
	if (status === 'published') return { kind: 'publish', locales: namedLocales(req, save) };
	const takesDown = save.unpublishAllLocales || (status === 'draft' && !save.draft);
	if (operation !== 'create' && takesDown)
		return { kind: 'unpublish', locales: namedLocales(req, save) };
	return draft;
}

/** The arguments with which Payload does what is named, and nothing else. */
function argumentsFor<Args>(args: Args, { kind }: Publication, save: SaveArguments): Args {
	const data =
		kind === 'trash' || kind === 'restore' ? { deletedAt: save.data?.deletedAt } : save.data;
	return {
		...args,
		data: { ...data, _status: kind === 'publish' ? 'published' : 'draft' },
		// Payload writes what visitors see of anything that is no draft, and reads it in place of the newest draft where several documents are
		// saved; the main row of what is taken down, brought back or restored is written after the draft (`publication-plugin.ts`).
		draft: kind !== 'publish' && kind !== 'trash',
		publishAllLocales: undefined,
		unpublishAllLocales: undefined,
		publishSpecificLocale: undefined,
	};
}

const saveSchema = z.object({
	operation: z.enum(writes),
	/** Null where there are no drafts: every save is seen at once. */
	publication: publication.nullable(),
});
type Save = z.infer<typeof saveSchema>;

/** A request, as far as hooks and the database adapter are given one. */
export type WithContext = Partial<Pick<PayloadRequest, 'context'>>;

const keyOf = (slug: string) => `save:${slug}`;

function note(req: PayloadRequest, slug: string, save: Save): void {
	req.context[keyOf(slug)] = save;
}

const hasDrafts = ({ versions }: { versions?: unknown }): boolean =>
	typeof versions === 'object' &&
	versions !== null &&
	'drafts' in versions &&
	Boolean(versions.drafts);

/**
 * Decides what a save does to what visitors see, and notes it for access functions, hooks and the guard of published content. Published
 * content of a language changes only where the save names it: `_status: 'published'` publishes the language it is written in, a
 * save without `draft` and with `_status: 'draft'` takes that language down, `publishAllLocales` and `unpublishAllLocales` name
 * every language. All other saves are drafts, whatever they say of themselves.
 *
 * @throws 400 where a whole version is restored, a document published out of the trash, or several documents published at once.
 */
export const nameSave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	if (!isWrite(operation)) return args;
	if (!hasDrafts(collection)) {
		note(req, collection.slug, { operation, publication: null });
		return args;
	}
	const changed = named(req, collection.slug, operation, args);
	// Payload would publish, and store as the newest draft, what visitors see already.
	const isOfMany = 'where' in args && args.where !== undefined;
	if (isOfMany && publishedLocales(req, collection.slug).length > 0)
		throw new APIError(translator(req)(texts.many), 400, null, true);
	return changed;
};

/** The same for a global. */
export const nameGlobalSave: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
	if (!isWrite(operation)) return args;
	if (!hasDrafts(global)) {
		note(req, global.slug, { operation, publication: null });
		return args;
	}
	return named(req, global.slug, operation, args);
};

function named<Args>(req: PayloadRequest, slug: string, operation: Write, args: Args): Args {
	if (operation === 'restoreVersion')
		throw new APIError(translator(req)(texts.version), 400, null, true);
	const save = saveArguments.parse(args);
	const effect = publicationOf(req, slug, operation, save);
	note(req, slug, { operation, publication: effect });
	return argumentsFor(args, effect, save);
}

/** The save under way on this collection or global; undefined where the request only asks what may be done. */
export const saveOf = ({ context }: WithContext, slug: string): Save | undefined =>
	saveSchema.safeParse(context?.[keyOf(slug)]).data;

/** What the save under way does to what visitors see. */
export const publicationIn = (req: WithContext, slug: string): Publication | null =>
	saveOf(req, slug)?.publication ?? null;

/** Whether the save under way stores a draft only, and so changes nothing that visitors see. */
export const savesDraft = (req: WithContext, slug: string): boolean =>
	publicationIn(req, slug)?.kind === 'draft';

/** The languages that the save under way publishes; none where it does not publish. */
export function publishedLocales(req: WithContext, slug: string): readonly LocaleCode[] {
	const publication = publicationIn(req, slug);
	return publication?.kind === 'publish' ? publication.locales : [];
}

/** Whether the save under way changes what visitors see of documents with drafts. */
export function changesPublished(req: WithContext, slug: string): boolean {
	const publication = publicationIn(req, slug);
	return publication !== null && publication.kind !== 'draft';
}
