import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';

type Collections = SanitizedConfig['collections'];

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
	const { versions } = collection;
	if (!versions?.drafts || !hasAutosaveEnabled(collection)) return collection;
	const drafts = { ...versions.drafts, autosave: false } as const;
	return { ...collection, versions: { ...versions, drafts } };
}

/**
 * A copy of the collections whose `find`, which the document view uses, returns a collection without autosave. The configuration for the
 * browser is made from the entries themselves, which keep it.
 */
function withFindWithoutAutosave(collections: Collections): Collections {
	const find = (matches: (collection: SanitizedCollectionConfig) => boolean) => {
		const collection = collections.find(matches);
		return collection && withoutAutosave(collection);
	};
	return Object.assign([...collections], { find });
}

/**
 * The configuration for a screen of the admin, without autosave for the form of a new document. With autosave, Payload stores an empty
 * draft as soon as such a form is opened (`@payloadcms/next/dist/views/Document/index.js`, "shouldAutosave"). Without it, the form saves
 * the draft after the first change (`plugins/autosave/saving/use-autosave.ts`).
 *
 * Upstream: no setting; https://github.com/payloadcms/payload/pull/17299 names this draft as the cause of its problem.
 * Test: `test/upstream/sources.test.ts`.
 *
 * @param segments the screen's path below `/admin`
 */
export const configForScreen = (
	config: SanitizedConfig,
	segments: string[] = [],
): SanitizedConfig =>
	segments[0] === 'collections' && segments[2] === 'create'
		? { ...config, collections: withFindWithoutAutosave(config.collections) }
		: config;
