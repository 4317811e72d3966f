import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { limits } from '../../../platform/limits.ts';

/** One line of the list of versions. */
export interface ListedVersion {
	id: number | string;
	/** ISO 8601. */
	at: string;
	/** Name or address of who saved it; null for what the program did by itself. */
	by: string | null;
	isAutosave: boolean;
	state: 'currentlyPublished' | 'currentDraft' | 'draft' | 'previouslyPublished';
}

interface Stored {
	id: number | string;
	updatedAt: string;
	autosave?: boolean | null;
	/** The language that it published. */
	publishedLocale?: string | null;
	version: { _status?: string | null; changedBy?: string | null };
}

/** The versions of a document or of what every page shares, the newest first: who saved each and what it is now. */
export function listed(versions: readonly Stored[], hasPublished: boolean): ListedVersion[] {
	const isPublished = ({ publishedLocale, version }: Stored) =>
		Boolean(publishedLocale) || version._status === 'published';
	const published = hasPublished ? versions.find(isPublished)?.id : undefined;
	const stateOf = (one: Stored, place: number): ListedVersion['state'] => {
		if (isPublished(one))
			return one.id === published ? 'currentlyPublished' : 'previouslyPublished';
		return place === 0 ? 'currentDraft' : 'draft';
	};
	return versions.map((one, place) => ({
		id: one.id,
		at: one.updatedAt,
		by: one.version.changedBy || null,
		isAutosave: one.autosave === true,
		state: stateOf(one, place),
	}));
}

interface Asked {
	collection?: CollectionSlug | undefined;
	global?: GlobalSlug | undefined;
	id?: number | string | undefined;
	hasPublished: boolean;
}

/** The same from the database, by the rights of whoever asks; a document has few (`limits.editing.versionsOfADocument`). */
export async function readVersions(
	req: PayloadRequest,
	{ collection, global, id, hasPublished }: Asked,
): Promise<ListedVersion[]> {
	// A snapshot is what Payload stores of a draft beside the publishing of one language.
	const whole: Where = { snapshot: { not_equals: true } };
	const shared = {
		depth: 0,
		limit: limits.editing.versionsOfADocument,
		sort: '-updatedAt',
		overrideAccess: false,
		user: req.user,
		req,
	} as const;
	if (collection) {
		const where = { and: [{ parent: { equals: id } }, whole] };
		const { docs } = await req.payload.findVersions({ collection, where, trash: true, ...shared });
		return listed(docs as readonly Stored[], hasPublished);
	}
	if (!global) return [];
	const { docs } = await req.payload.findGlobalVersions({ slug: global, where: whole, ...shared });
	return listed(docs as readonly Stored[], hasPublished);
}
