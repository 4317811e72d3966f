import type { PayloadRequest } from 'payload';
import { unpublishLanguage } from '../languages/states/unpublish-language.ts';
import { innerRequest } from '../payload-fixes/inner-request.ts';
import { destinationKey } from '../redirects/destination.ts';
import { publishRelease, releaseById } from '../releases/publish.ts';
import type { Plan } from './plan.ts';

/**
 * Publishes or unpublishes what is planned, as the person of the request: their rights, the checklist and all rules of a form apply.
 * Without a person, as for what the program planned itself, nothing is asked but the checklist.
 */
export async function carryOut(req: PayloadRequest, plan: Plan): Promise<void> {
	const { subject, type, locale, leads } = plan;
	const destination = leads === null ? {} : { [destinationKey]: leads };
	if (subject.kind === 'collection' && subject.slug === 'releases') {
		if (type === 'publish') await publishRelease(req, await releaseById(req, subject.id));
		return;
	}
	if (type === 'unpublish' && locale !== null && subject.kind === 'collection') {
		req.query = { ...req.query, ...destination };
		await unpublishLanguage(req, { entity: subject.slug, id: subject.id }, locale);
		return;
	}
	const shared = {
		data: { _status: type === 'publish' ? 'published' : 'draft' },
		depth: 0,
		overrideAccess: req.user === null,
		user: req.user,
		context: destination,
		req: innerRequest(req),
		...(type === 'publish' && locale !== null ? { locale, publishSpecificLocale: locale } : {}),
	} as const;
	if (subject.kind === 'global') await req.payload.updateGlobal({ slug: subject.slug, ...shared });
	else await req.payload.update({ collection: subject.slug, id: subject.id, ...shared });
}
