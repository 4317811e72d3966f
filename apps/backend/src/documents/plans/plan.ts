import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { sharedGlobals, textCollections } from '../../content/entities.ts';
import type { PublishableDocument } from '../text-document.ts';

/** The collections whose documents are published at a planned time. */
export const plannedCollections = [...textCollections, 'releases'] as const;

/** What happens to which document, and who planned it. */
export interface Plan {
	subject: PublishableDocument;
	type: 'publish' | 'unpublish';
	/** Null for all languages. */
	locale: LocaleCode | null;
	/** Where the address of what is taken offline leads, as `addressLeads` says it. */
	leads: string | null;
	/** The planner's account; null for what the program itself planned, `unknown` where an older version didn't store it safely. */
	planner: number | 'unknown' | null;
	/** When it is to happen: ISO 8601 in UTC. */
	at: string;
	/** The planner's time zone (IANA), in which mails to them say the time. */
	timeZone: string | null;
}

/** The task's name in the queue, which is that of Payload's own. */
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
});

/** A queued job, as far as it says what is planned. */
export interface PlanJob {
	input?: unknown;
	waitUntil?: string | null;
	createdAt: string;
}

/** Reads what a queued job is to do; null for one that names nothing that exists in this program. */
export function planOf(job: PlanJob): Plan | null {
	const parsed = input.safeParse(job.input);
	if (!parsed.success) return null;
	const { type, locale, doc, global, user, leads, at, timezone } = parsed.data;
	const subject: PublishableDocument | null = doc
		? { kind: 'collection', slug: doc.relationTo, id: doc.value }
		: global
			? { kind: 'global', slug: global }
			: null;
	if (!subject) return null;
	return {
		subject,
		type: type ?? 'publish',
		locale: locale ?? null,
		leads: leads ?? null,
		planner: user === 'unknown' ? user : (user?.value ?? null),
		at: at ?? job.waitUntil ?? job.createdAt,
		timeZone: timezone ?? null,
	};
}

/** The same the other way round. */
export const inputOf = ({ subject, type, locale, leads, planner, at, timeZone }: Plan) => ({
	type,
	locale,
	leads,
	at,
	timezone: timeZone,
	...(subject.kind === 'global'
		? { global: subject.slug }
		: { doc: { relationTo: subject.slug, value: String(subject.id) } }),
	...(typeof planner === 'number' ? { user: { relationTo: 'users', value: planner } } : {}),
});
