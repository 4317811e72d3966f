import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** The newest versions of documents that the user may read, in one language; at most `limits.editing.linkTargets`. */
export async function findDrafts<Slug extends CollectionSlug>(
	req: PayloadRequest,
	collection: Slug,
	where: Where,
	locale: LocaleCode,
) {
	const { docs } = await req.payload.find({
		collection,
		where,
		locale,
		fallbackLocale: false,
		draft: true,
		depth: 0,
		limit: limits.editing.linkTargets,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	});
	return docs;
}
