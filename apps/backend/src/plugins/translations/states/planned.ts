import type { Payload } from 'payload';
import { z } from 'zod';
import { limits } from '../limits.ts';

/** The part of a job of Payload's task `schedulePublish` that names the document. */
const jobInput = z.object({
	/** Null for all languages. */
	locale: z.string().nullish(),
	doc: z.object({ relationTo: z.string(), value: z.coerce.string() }),
});

/**
 * Reads which documents are planned to be published or unpublished. Returns a function that takes a document's key (`pages:12`) and a
 * language. There are few plans, because people make them by hand.
 */
export async function readPlannedStates(
	payload: Payload,
): Promise<(key: string, language: string) => boolean> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: {
			and: [
				{ taskSlug: { equals: 'schedulePublish' } },
				{ completedAt: { exists: false } },
				{ hasError: { not_equals: true } },
			],
		},
		limit: limits.listedPlans,
		pagination: false,
		depth: 0,
		select: { input: true },
	});
	const plans = docs.flatMap(({ input }) => jobInput.safeParse(input).data ?? []);
	return (key, language) =>
		plans.some(
			({ doc, locale }) =>
				key === `${doc.relationTo}:${doc.value}` && (!locale || locale === language),
		);
}
