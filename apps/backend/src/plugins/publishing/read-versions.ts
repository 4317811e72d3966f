import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { limits } from '../../platform/limits.ts';
import { changesBetween } from '../../publication/changes.ts';

/** The labels of changed fields by language; null for the fields that all languages share. */
type Changes = readonly { language: LocaleCode | null; fields: readonly string[] }[];

/** One row of the versions list. */
export interface ListedVersion {
	id: number | string;
	/** ISO 8601. */
	at: string;
	/** Name or email address of the user who saved it; null if the backend saved it itself. */
	by: string | null;
	isAutosave: boolean;
	state: 'currentlyPublished' | 'currentDraft' | 'draft' | 'previouslyPublished';
	/** The published language; null for a draft, and if all languages were published. */
	publishedIn: LocaleCode | null;
	/** Null for the first version, and for the first publication. */
	changes: Changes | null;
}

interface StoredVersion {
	id: number | string;
	updatedAt: string;
	autosave?: boolean | null;
	/** The language, if the version published only one. */
	publishedLocale?: string | null;
	/** True for the draft that Payload stores when one language is published. */
	snapshot?: boolean | null;
	version: { _status?: string | null; changedBy?: string | null };
}

const isPublished = ({ publishedLocale, version }: StoredVersion) =>
	Boolean(publishedLocale) || version._status === 'published';

/**
 * The version that a version was made from: for a publication the one before, for a draft the draft before. Undefined for the first one.
 * `versions` are sorted newest first.
 */
export function predecessorOf(
	versions: readonly StoredVersion[],
	version: StoredVersion,
): StoredVersion | undefined {
	const older = versions.slice(versions.indexOf(version) + 1);
	if (isPublished(version)) return older.find(isPublished);
	// A publication of one language has the published content of the others, unless it made the document.
	return older.find(({ publishedLocale }) => !publishedLocale) ?? older[0];
}

/**
 * The versions of a document or a global with author, state and changes. `stored` are sorted newest first.
 *
 * @param changesOf compares a version with the one that it was made from
 */
export function toListedVersions(
	stored: readonly StoredVersion[],
	hasPublished: boolean,
	changesOf: (version: JsonRecord, before: JsonRecord) => Changes,
): ListedVersion[] {
	const versions = stored.filter(({ snapshot }) => !snapshot);
	const publishedId = hasPublished ? versions.find(isPublished)?.id : undefined;
	const stateOf = (version: StoredVersion, index: number): ListedVersion['state'] => {
		if (isPublished(version))
			return version.id === publishedId ? 'currentlyPublished' : 'previouslyPublished';
		return index === 0 ? 'currentDraft' : 'draft';
	};
	return versions.map((version, index) => {
		const before = predecessorOf(stored, version);
		const { publishedLocale } = version;
		return {
			id: version.id,
			at: version.updatedAt,
			by: version.version.changedBy || null,
			isAutosave: version.autosave === true,
			state: stateOf(version, index),
			publishedIn: isLocaleCode(publishedLocale) ? publishedLocale : null,
			changes: before ? changesOf({ ...version.version }, { ...before.version }) : null,
		};
	});
}

const changesIn =
	(req: PayloadRequest, fields: readonly FlattenedField[]) =>
	(version: JsonRecord, before: JsonRecord): Changes =>
		[...siteLocaleCodes(), null]
			.map((language) => ({
				language,
				fields: changesBetween(req, fields, [version, before], language),
			}))
			.filter(({ fields: changed }) => changed.length > 0);

interface VersionQuery {
	collection?: CollectionSlug | undefined;
	global?: GlobalSlug | undefined;
	id?: number | string | undefined;
	hasPublished: boolean;
}

/** Reads the versions that the user may read. Reads all at once: a document has at most `limits.editing.versionsPerDocument`. */
export async function readVersions(
	req: PayloadRequest,
	{ collection, global, id, hasPublished }: VersionQuery,
): Promise<ListedVersion[]> {
	const shared = {
		depth: 0,
		locale: 'all',
		limit: limits.editing.versionsPerDocument,
		sort: '-updatedAt',
		overrideAccess: false,
		user: req.user,
		req,
	} as const;
	if (collection) {
		const where = { parent: { equals: id } };
		const { docs } = await req.payload.findVersions({ collection, where, trash: true, ...shared });
		const { flattenedFields } = req.payload.collections[collection].config;
		const changesOf = changesIn(req, flattenedFields);
		return toListedVersions(docs as readonly StoredVersion[], hasPublished, changesOf);
	}
	const config = req.payload.config.globals.find(({ slug }) => slug === global);
	if (!global || !config) return [];
	const { docs } = await req.payload.findGlobalVersions({ slug: global, ...shared });
	const changesOf = changesIn(req, config.flattenedFields);
	return toListedVersions(docs as readonly StoredVersion[], hasPublished, changesOf);
}
