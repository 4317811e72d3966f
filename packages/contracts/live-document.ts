import { sharedGlobals, textCollections } from './entities.ts';
import type { LocaleCode } from './locales.ts';

/** Collections and globals with a live preview. */
export const liveCollections = [...textCollections, ...sharedGlobals];

/**
 * The current values of a document's form, for a live preview. Sent in `extensions.liveDocument` of a content query that has a preview
 * token; replaces the stored document in that response only.
 */
export interface LiveDocument {
	collection: (typeof liveCollections)[number];
	/** The document's id, or the global's slug. */
	id: string;
	lang: LocaleCode;
	/** The slug by which this query requests it; empty for documents shown on other pages. */
	slug: string;
	/** The form's values by field, in this language, relations as ids. */
	values: Record<string, unknown>;
}
