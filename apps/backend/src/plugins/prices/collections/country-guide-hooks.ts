import { documentTag } from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import { queueRevalidation } from '../../../documents/revalidation/queue-revalidation.ts';

interface Guide {
	country?: string | { id: string } | null;
}

/** The tag of a guide is its country's: a page that has none yet carries it too. */
const tagsOf = (guides: readonly (Guide | undefined)[]) =>
	guides.flatMap((guide) => {
		const country = guide?.country;
		const code = typeof country === 'string' ? country : country?.id;
		return code ? [documentTag('country', code)] : [];
	});

/** Announces a change of a guide for its country, and for the one it was written for before. */
export const countryGuideHooks: NonNullable<CollectionConfig['hooks']> = {
	afterChange: [
		async ({ doc, previousDoc, req }: { doc: Guide; previousDoc?: Guide; req: Request }) =>
			queueRevalidation(req, [...new Set(tagsOf([doc, previousDoc]))]),
	],
	afterDelete: [
		async ({ doc, req }: { doc: Guide; req: Request }) => queueRevalidation(req, tagsOf([doc])),
	],
};

type Request = Parameters<typeof queueRevalidation>[0];
