import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

const language = z.enum(localeCodes);
const labels = z.array(z.string());

const languageState = z.object({
	language,
	/** `missing`: it has no content. `published`: it is public, perhaps with an older text than the draft. */
	state: z.enum(['missing', 'draft', 'published']),
	/** The draft differs from the published content. */
	waiting: z.boolean(),
	/** The path of the document on the site in this language; null if it has none. */
	path: z.string().nullable(),
	/** ISO 8601, as `changedAt`. */
	publishedAt: z.string().nullable(),
	publishedBy: z.string().nullable(),
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
	/** Labels of the localized fields whose draft differs from the published content. */
	changes: labels,
	canPublish: z.boolean(),
	/** How many texts of the source are translated; null for the source and for a complete translation. */
	incomplete: z.object({ done: z.number(), all: z.number() }).nullable(),
	/** For a text without an address, without which visitors can't see it: an address made from the title, empty without a title. */
	addressOffer: z.string().nullable(),
	/** The next plan for this language; null without one. */
	plan: z
		.object({
			type: z.enum(['publish', 'unpublish']),
			/** ISO 8601. */
			at: z.string(),
			/** The draft was changed after the plan was made; the plan does not publish the changes. */
			changed: z.boolean(),
		})
		.nullable(),
});
/** The draft and the published content of a document in one language. */
export type LanguageState = z.infer<typeof languageState>;

/** Response of `GET /api/publishing/state`, and of the endpoints that change the state. */
export const publishingState = z.object({
	/** `pages:12` or `global:header`. */
	document: z.string(),
	languages: z.array(languageState),
	/** Labels of changed fields that all languages share; they are published with any language. */
	shared: z.object({ changes: labels }),
	/** Only in the response to a publication: its id, with which it can be undone for a minute. */
	publication: z.string().optional(),
});
export type PublishingState = z.infer<typeof publishingState>;

/** Response of `GET /api/publishing/version`: how a version differs from the current draft. */
export const versionContent = z.object({
	savedAt: z.string(),
	savedBy: z.string().nullable(),
	languages: z.array(z.object({ language, has: z.boolean(), changes: labels })),
	shared: z.object({ changes: labels }),
});
export type VersionContent = z.infer<typeof versionContent>;

/** Response of `POST /api/publishing/bulk`. */
export const bulkResult = z.object({
	done: z.number(),
	refusals: z.array(z.object({ document: z.string(), title: z.string(), message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

/**
 * Response of `POST /api/publishing/count`: how many of the documents are published in a language, have unpublished changes, or would be
 * published with texts missing.
 */
export const languageCounts = z.object({
	languages: z.array(
		z.object({ language, published: z.number(), waiting: z.number(), incomplete: z.number() }),
	),
});
export type LanguageCounts = z.infer<typeof languageCounts>['languages'];
