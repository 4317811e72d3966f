import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

const language = z.enum(localeCodes);
const labels = z.array(z.string());

const languageState = z.object({
	language,
	/** `missing`: nothing is written in it. `published`: visitors see it, perhaps an older text than the draft. */
	state: z.enum(['missing', 'draft', 'published']),
	/** The draft differs from what visitors see. */
	waiting: z.boolean(),
	/** Where the site shows the document in this language; null while it does not. */
	path: z.string().nullable(),
	/** ISO 8601, as `changedAt`. */
	publishedAt: z.string().nullable(),
	publishedBy: z.string().nullable(),
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
	/** Labels of the localized fields whose draft differs from what visitors see. */
	changes: labels,
	mayPublish: z.boolean(),
});
/** What editors write and what visitors see of a document in one language. */
export type LanguageState = z.infer<typeof languageState>;

/** Answer of `GET /api/publishing/state`, and of the endpoints that change it. */
export const publishingState = z.object({
	/** `pages:12` or `global:header`. */
	document: z.string(),
	languages: z.array(languageState),
	/** Labels of fields that are the same in every language and would go live with any of them. */
	shared: z.object({ changes: labels }),
	/** In the answer to a publication: its name, by which it can be undone for a minute. */
	publication: z.string().optional(),
});
export type PublishingState = z.infer<typeof publishingState>;

/** Answer of `GET /api/publishing/version`: how a version differs from today's draft. */
export const versionContent = z.object({
	savedAt: z.string(),
	savedBy: z.string().nullable(),
	languages: z.array(z.object({ language, has: z.boolean(), changes: labels })),
	shared: z.object({ changes: labels }),
});
export type VersionContent = z.infer<typeof versionContent>;

/** Answer of `POST /api/publishing/bulk`. */
export const bulkResult = z.object({
	done: z.number(),
	refusals: z.array(z.object({ document: z.string(), title: z.string(), message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** Answer of `POST /api/publishing/count`: how many of the documents visitors see in a language, and in how many a draft waits. */
export const languageCounts = z.object({
	languages: z.array(z.object({ language, published: z.number(), waiting: z.number() })),
});
export type LanguageCounts = z.infer<typeof languageCounts>['languages'];
