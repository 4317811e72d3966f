import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { limits } from '../../platform/limits.ts';

/** One row of the versions list. */
export interface ListedVersion {
	id: number | string;
	/** ISO 8601. */
	at: string;
	/** Name or email address of the user who saved it; null if the backend saved it itself. */
	by: string | null;
	isAutosave: boolean;
	state: 'currentlyPublished' | 'currentDraft' | 'draft' | 'previouslyPublished';
}

interface StoredVersion {
	id: number | string;
	updatedAt: string;
	autosave?: boolean | null;
	/** The language, if the version published only one. */
	publishedLocale?: string | null;
	version: { _status?: string | null; changedBy?: string | null };
}

/** The versions of a document or a global with author and state. `versions` are sorted newest first. */
export function toListedVersions(
	versions: readonly StoredVersion[],
	hasPublished: boolean,
): ListedVersion[] {
	const isPublished = ({ publishedLocale, version }: StoredVersion) =>
		Boolean(publishedLocale) || version._status === 'published';
	const publishedId = hasPublished ? versions.find(isPublished)?.id : undefined;
	const stateOf = (version: StoredVersion, index: number): ListedVersion['state'] => {
		if (isPublished(version))
			return version.id === publishedId ? 'currentlyPublished' : 'previouslyPublished';
		return index === 0 ? 'currentDraft' : 'draft';
	};
	return versions.map((version, index) => ({
		id: version.id,
		at: version.updatedAt,
		by: version.version.changedBy || null,
		isAutosave: version.autosave === true,
		state: stateOf(version, index),
	}));
}

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
	// When Payload publishes one language, it also stores the draft as a snapshot version.
	const notSnapshot: Where = { snapshot: { not_equals: true } };
	const shared = {
		depth: 0,
		limit: limits.editing.versionsPerDocument,
		sort: '-updatedAt',
		overrideAccess: false,
		user: req.user,
		req,
	} as const;
	if (collection) {
		const where = { and: [{ parent: { equals: id } }, notSnapshot] };
		const { docs } = await req.payload.findVersions({ collection, where, trash: true, ...shared });
		return toListedVersions(docs as readonly StoredVersion[], hasPublished);
	}
	if (!global) return [];
	const { docs } = await req.payload.findGlobalVersions({
		slug: global,
		where: notSnapshot,
		...shared,
	});
	return toListedVersions(docs as readonly StoredVersion[], hasPublished);
}
