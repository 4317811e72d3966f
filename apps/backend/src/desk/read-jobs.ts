import { defaultLocale, isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import { statesSlug } from '../languages/states/slug.ts';

/** A piece of planned work, or one that failed. */
export interface DeskJob {
	id: number | string;
	task: string;
	/** Of planned publishing: what is done to which document. */
	subject: {
		entity: string;
		document: string | null;
		title: string | null;
		publishes: boolean;
		language: LocaleCode | null;
	} | null;
	/** When it is to happen, or was tried last; ISO 8601. */
	at: string | null;
}

const planned = z.object({
	type: z.string().nullish(),
	locale: z.string().nullish(),
	global: z.string().nullish(),
	doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }).nullish(),
});

/** Jobs that wait for their time: planned publishing. */
export const readPlanned = (payload: Payload, limit: number) =>
	readJobs(
		payload,
		{
			where: {
				waitUntil: { greater_than: new Date().toISOString() },
				hasError: { not_equals: true },
				taskSlug: { equals: 'schedulePublish' },
			},
			sort: 'waitUntil',
		},
		limit,
	);

/** Jobs that were tried as often as they may be, and failed. */
export const readFailed = (payload: Payload, limit: number) =>
	readJobs(payload, { where: { hasError: { equals: true } }, sort: '-updatedAt' }, limit);

async function readJobs(
	payload: Payload,
	asked: Pick<Parameters<Payload['find']>[0], 'where' | 'sort'>,
	limit: number,
): Promise<DeskJob[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		...asked,
		limit,
		pagination: false,
		depth: 0,
	});
	return Promise.all(
		docs.map(async (job) => ({
			id: job.id,
			task: job.taskSlug ?? '',
			subject: await subjectOf(payload, job.input),
			at: job.waitUntil ?? job.updatedAt,
		})),
	);
}

async function subjectOf(payload: Payload, input: unknown): Promise<DeskJob['subject']> {
	const result = planned.safeParse(input);
	if (!result.success) return null;
	const { doc, global, locale, type } = result.data;
	const entity = doc?.relationTo ?? global;
	if (!entity) return null;
	const language = isLocaleCode(locale) ? locale : null;
	const { docs } = await payload.find({
		collection: statesSlug,
		where: { key: { equals: `${entity}:${doc?.value ?? ''}:${language ?? defaultLocale}` } },
		limit: 1,
		pagination: false,
		depth: 0,
		select: { title: true },
	});
	return {
		entity,
		document: doc ? String(doc.value) : null,
		title: docs[0]?.title ?? null,
		publishes: type !== 'unpublish',
		language,
	};
}
