import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import {
	parsePlan,
	planTask,
	type Reason,
	storedPlans,
	storedReason,
	storedTitle,
} from '../scheduled-publishing/api.ts';

/** Pending or failed planned publishing. */
export interface DashboardJob {
	id: number | string;
	/** The document and the action; null for a plan that this version of the program cannot parse. */
	subject: {
		/** `pages:12` or `global:header`. */
		place: string;
		entity: string;
		document: string | null;
		title: string | null;
		publishes: boolean;
		language: LocaleCode | null;
	} | null;
	/** The planned time, or the time of the last attempt; ISO 8601. */
	at: string | null;
	/** The reason of the failure; null if it has not failed. */
	reason: Reason | null;
}

/** Reads pending planned publishing, the next first. */
export async function readPlanned(payload: Payload, limit: number): Promise<DashboardJob[]> {
	const pending = (await storedPlans(payload)).filter(({ failure }) => failure === null);
	return Promise.all(
		pending.slice(0, limit).map(async ({ id, plan }) => ({
			id,
			subject: await subjectOf(payload, plan),
			at: plan.at,
			reason: null,
		})),
	);
}

/** Reads planned publishing that failed after all attempts, the newest first. */
export async function readFailed(payload: Payload, limit: number): Promise<DashboardJob[]> {
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
			const plan = parsePlan(job);
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
	{ document, type, locale }: NonNullable<ReturnType<typeof parsePlan>>,
): Promise<DashboardJob['subject']> {
	return {
		place: documentKey(document),
		entity: document.slug,
		document: document.kind === 'collection' ? String(document.id) : null,
		title: await storedTitle(payload, document, locale),
		publishes: type === 'publish',
		language: locale,
	};
}
