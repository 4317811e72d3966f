import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { planOf, planTask } from '../../documents/plans/plan.ts';
import { type Reason, storedReason } from '../../documents/plans/reasons.ts';
import { storedPlans } from '../../documents/plans/stored-plans.ts';
import { storedTitle } from '../../documents/plans/titles.ts';

/** Planned publishing that waits, or that failed. */
export interface DeskJob {
	id: number | string;
	/** What is done to which document; null for a plan that this version can't read. */
	subject: {
		/** `pages:12` or `global:header`. */
		place: string;
		entity: string;
		document: string | null;
		title: string | null;
		publishes: boolean;
		language: LocaleCode | null;
	} | null;
	/** When it is or was to happen, or was tried last; ISO 8601. */
	at: string | null;
	/** Why planned publishing failed. */
	reason: Reason | null;
}

/** Planned publishing that waits for its time, the next first. */
export async function readPlanned(payload: Payload, limit: number): Promise<DeskJob[]> {
	const waiting = (await storedPlans(payload)).filter(({ failure }) => failure === null);
	return Promise.all(
		waiting.slice(0, limit).map(async ({ id, plan }) => ({
			id,
			subject: await subjectOf(payload, plan),
			at: plan.at,
			reason: null,
		})),
	);
}

/** Planned publishing that was tried as often as it may be, and failed. */
export async function readFailed(payload: Payload, limit: number): Promise<DeskJob[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: { and: [{ taskSlug: { equals: planTask } }, { hasError: { equals: true } }] },
		sort: '-updatedAt',
		limit,
		pagination: false,
		depth: 0,
	});
	return Promise.all(
		docs.map(async (job) => {
			const plan = planOf(job);
			return {
				id: job.id,
				subject: plan && (await subjectOf(payload, plan)),
				at: plan?.at ?? job.waitUntil ?? job.updatedAt,
				reason: storedReason(job.error),
			};
		}),
	);
}

async function subjectOf(
	payload: Payload,
	{ document, type, locale }: NonNullable<ReturnType<typeof planOf>>,
): Promise<DeskJob['subject']> {
	return {
		place: documentKey(document),
		entity: document.slug,
		document: document.kind === 'collection' ? String(document.id) : null,
		title: await storedTitle(payload, document, locale),
		publishes: type === 'publish',
		language: locale,
	};
}
