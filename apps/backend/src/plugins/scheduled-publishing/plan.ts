import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { sharedGlobals, textCollections } from '../../content/documents/entities.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';

/** The collections whose documents can be published at a planned time. */
export const plannedCollections = [...textCollections, 'releases'] as const;

/** A planned publication or unpublication of a document. */
export interface Plan {
	document: PublishableDocument;
	type: 'publish' | 'unpublish';
	/** Null for all languages. */
	locale: LocaleCode | null;
	/** Where the address of an unpublished document redirects, in the format of `addressLeads`. */
	leads: string | null;
	/** The planner's account id; null if the program itself planned it, `unknown` if an older version did not store it safely. */
	planner: number | 'unknown' | null;
	/** The planned time: ISO 8601 in UTC. */
	at: string;
	/** The planner's time zone (IANA), used for times in emails to them. */
	timeZone: string | null;
	/**
	 * The owner of the versions that the plan publishes (`fixed-contents.ts`); null if it unpublishes, and for plans of older versions,
	 * which publish the draft.
	 */
	fixed: string | null;
}

/** The task's slug in the queue, the same as that of Payload's own task. */
export const planTask = 'schedulePublish';

const input = z.object({
	type: z.enum(['publish', 'unpublish']).nullish(),
	locale: z.enum(localeCodes).nullish().catch(null),
	doc: z
		.object({ relationTo: z.enum(plannedCollections), value: z.coerce.number().int().positive() })
		.nullish(),
	global: z.enum(sharedGlobals).nullish(),
	user: z
		.union([
			z.object({ relationTo: z.literal('users'), value: z.coerce.number().int() }),
			z.unknown().transform(() => 'unknown' as const),
		])
		.nullish(),
	leads: z.string().nullish(),
	at: z.string().nullish(),
	timezone: z.string().nullish(),
	fixed: z.string().nullish(),
});

/** The part of a queued job that describes a plan. */
export interface PlanJob {
	input?: unknown;
	waitUntil?: string | null;
	createdAt: string;
}

/** Parses a queued job; null if its input is invalid or names a collection or global that this version does not have. */
export function parsePlan(job: PlanJob): Plan | null {
	const parsed = input.safeParse(job.input);
	if (!parsed.success) return null;
	const { type, locale, doc, global, user, leads, at, timezone, fixed } = parsed.data;
	const document: PublishableDocument | null = doc
		? { kind: 'collection', slug: doc.relationTo, id: doc.value }
		: global
			? { kind: 'global', slug: global }
			: null;
	if (!document) return null;
	return {
		document,
		type: type ?? 'publish',
		locale: locale ?? null,
		leads: leads ?? null,
		planner: user === 'unknown' ? user : (user?.value ?? null),
		at: at ?? job.waitUntil ?? job.createdAt,
		timeZone: timezone ?? null,
		fixed: fixed ?? null,
	};
}

/** The job input for a plan. */
export const toJobInput = ({
	document,
	type,
	locale,
	leads,
	planner,
	at,
	timeZone,
	fixed,
}: Plan) => ({
	type,
	locale,
	leads,
	at,
	timezone: timeZone,
	fixed,
	...(document.kind === 'global'
		? { global: document.slug }
		: { doc: { relationTo: document.slug, value: String(document.id) } }),
	...(typeof planner === 'number' ? { user: { relationTo: 'users', value: planner } } : {}),
});
