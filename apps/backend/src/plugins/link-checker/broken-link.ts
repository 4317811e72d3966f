import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** The prefix of targets outside the site. */
export const externalPrefix = 'url:';

/** A broken link in published content. */
export const brokenLink = z.object({
	/** The document with the link, for example `pages:12` or `global:header`. */
	holder: z.string(),
	/** The languages with the link. */
	languages: z.array(z.enum(localeCodes)),
	/** The path of the field, as in validation errors. */
	path: z.string(),
	/** The target, for example `pages:3`, `path:/about` or `url:https://example.com/`. */
	target: z.string(),
	why: z.enum(['deleted', 'noFile', 'draft', 'unknown', 'noAnswer']),
});
export type BrokenLink = z.infer<typeof brokenLink>;

export const linkReport = z.object({
	/** The ISO 8601 week, such as 2026-W47. */
	week: z.string(),
	/** ISO 8601. */
	checkedAt: z.iso.datetime(),
	/** The number of all broken links; `links` has the first ones. */
	total: z.number(),
	/** The number of checked external links. */
	external: z.number(),
	links: z.array(brokenLink),
});
export type LinkReport = z.infer<typeof linkReport>;
