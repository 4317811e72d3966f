import { type LocaleCode, localeCodes } from '@website/contracts/locales';
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

/** Response of `POST /api/publishing/bulk`. `publication` undoes it for a minute. */
export const bulkResult = z.object({
	done: z.number(),
	publication: z.string(),
	refusals: z.array(z.object({ document: z.string(), title: z.string(), message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

const finding = z.object({ level: z.enum(['error', 'warning']), message: z.string() });
const languagePreview = languageState
	.pick({ language: true, state: true, waiting: true, changes: true })
	.extend({
		/** The path now and after publishing; null if there is none, or for documents without addresses. */
		oldPath: z.string().nullable(),
		newPath: z.string().nullable(),
		/** For a text without a usable address: what was typed, or an address made from the title, empty without one. Null if it has one. */
		addressOffer: z.string().nullable(),
		/** A translation in which texts are missing. */
		incomplete: z.boolean(),
		/** Of the checklist. Errors prevent publishing. */
		findings: z.array(finding),
	});
export type LanguagePreview = z.infer<typeof languagePreview>;

/** What publishing a document changes, and what is unfinished in it. */
export const documentPreview = z.object({
	document: z.string(),
	title: z.string(),
	canPublish: z.boolean(),
	languages: z.array(languagePreview),
	/** Labels of changed fields that all languages share. */
	shared: labels,
	/** Findings that concern all languages, such as a review that waits. */
	findings: z.array(finding),
	/** The date of an article. */
	date: z.string().nullable(),
});
export type DocumentPreview = z.infer<typeof documentPreview>;

/** Response of `GET /api/publishing/preview`. */
export const documentPreviews = z.object({ documents: z.array(documentPreview) });

/** The languages of a document to publish or unpublish. */
export interface LanguagesOf {
	document: string;
	languages: LocaleCode[];
}
