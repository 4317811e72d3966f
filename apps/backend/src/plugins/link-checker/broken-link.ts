import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** What targets outside the site begin with. */
export const elsewhere = 'url:';

/** A link in something published that leads nowhere; `report` is what is stored of a week. */
export const brokenLink = z.object({
	/** What has the link: pages:12, or global:header. */
	holder: z.string(),
	/** The languages in which it does. */
	languages: z.array(z.enum(localeCodes)),
	/** The field, as errors name it. */
	path: z.string(),
	/** What it leads to: pages:3, path:/about, or url:https://example.com/. */
	target: z.string(),
	why: z.enum(['deleted', 'noFile', 'draft', 'unknown', 'noAnswer']),
});
export type BrokenLink = z.infer<typeof brokenLink>;

export const report = z.object({
	/** The week of ISO 8601, such as 2026-W47. */
	week: z.string(),
	/** ISO 8601. */
	checkedAt: z.iso.datetime(),
	/** All of them; `links` are the first. */
	total: z.number(),
	/** How many addresses elsewhere were asked for. */
	external: z.number(),
	links: z.array(brokenLink),
});
export type LinkReport = z.infer<typeof report>;
