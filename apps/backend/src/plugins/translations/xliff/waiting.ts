import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { statesSlug } from '../../../documents/translation-states/slug.ts';
import { limits } from '../../../platform/limits.ts';

/** The documents that are missing or outdated in the target, as `pages/12` or `header`: the oldest first, up to the limit of one file. */
export async function findWaitingDocuments(
	req: PayloadRequest,
	source: LocaleCode,
	target: LocaleCode,
): Promise<string[]> {
	const { docs } = await req.payload.find({
		collection: statesSlug,
		where: {
			language: { equals: target },
			source: { equals: source },
			or: [{ state: { equals: 'missing' } }, { outdated: { equals: true } }],
		},
		select: { entity: true, document: true },
		sort: ['changedAt', 'id'],
		depth: 0,
		limit: limits.translations.xliffDocuments,
		pagination: false,
		overrideAccess: false,
		user: req.user,
	});
	return docs.map(({ entity, document }) => (document ? `${entity}/${document}` : entity));
}
