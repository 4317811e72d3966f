import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';

type Collections = SanitizedConfig['collections'];

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
	const { versions } = collection;
	if (!versions?.drafts || !hasAutosaveEnabled(collection)) return collection;
	const drafts = { ...versions.drafts, autosave: false } as const;
	return { ...collection, versions: { ...versions, drafts } };
}

/** The same list, in which the view of a document finds each collection without autosave. What the browser gets is made from the entries themselves. */
function foundWithoutAutosave(collections: Collections): Collections {
	const find = (isSearched: (collection: SanitizedCollectionConfig) => boolean) => {
		const collection = collections.find(isSearched);
		return collection && withoutAutosave(collection);
	};
	return Object.assign([...collections], { find });
}

/**
 * The configuration for a screen of the editors' interface: Payload stores an empty draft as soon as the form of a new document is opened, wherever drafts are
 * saved by themselves (`@payloadcms/next/dist/views/Document/index.js`, "shouldAutosave"). Without that the form saves it when something has been
 * written (`plugins/autosave/saving/use-first-save.ts`).
 *
 * Upstream: no setting; https://github.com/payloadcms/payload/pull/17299 names the draft as a cause of its own. Test: `test/upstream/sources.test.ts`.
 *
 * @param segments the screen's path below `/admin`
 */
export const configOfScreen = (
	config: SanitizedConfig,
	segments: string[] = [],
): SanitizedConfig =>
	segments[0] === 'collections' && segments[2] === 'create'
		? { ...config, collections: foundWithoutAutosave(config.collections) }
		: config;
