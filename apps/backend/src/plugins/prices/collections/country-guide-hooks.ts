import { documentTag } from '@website/contracts/cache-tags';
import type { CollectionConfig } from 'payload';
import { queueRevalidation } from '../../revalidation/api.ts';

interface Guide {
	country?: string | { id: string } | null;
}

/** The cache tags of guides. They name the country, because the page of a country without a guide has this tag too. */
const tagsOf = (guides: readonly (Guide | undefined)[]) =>
	guides.flatMap((guide) => {
		const country = guide?.country;
		const code = typeof country === 'string' ? country : country?.id;
		return code ? [documentTag('country', code)] : [];
	});

/** Revalidates the country of a changed guide, and its previous country if the guide is moved. */
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
