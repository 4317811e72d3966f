import type { Payload } from 'payload';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { statesSlug } from './document-states.ts';
import { translatableEntities } from './track.ts';

/** Corrects the states of documents without drafts, which 0.2.0 recorded as drafts. A failure is logged, and retried at the next start. */
export async function publishRecordedDrafts(payload: Payload): Promise<void> {
	const withoutDrafts = translatableEntities(payload.config)
		.collections.filter(({ versions }) => !versions?.drafts)
		.map(({ slug }) => slug);
	await payload.db
		.updateMany({
			collection: statesSlug,
			where: { entity: { in: withoutDrafts }, state: { equals: 'draft' } },
			data: { state: 'published', published: true },
			returning: false,
		})
		.catch((cause: unknown) =>
			reportFailure('translations', cause, `Failed to correct the ${statesSlug}`),
		);
}
