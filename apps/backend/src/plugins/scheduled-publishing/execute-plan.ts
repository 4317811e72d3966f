import { localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { Plan } from '../../documents/plans/plan.ts';
import { publish, unpublish } from '../../documents/publication/publish.ts';
import { destinationKey } from '../../documents/redirects/destination.ts';
import { publishRelease, releaseById } from '../../documents/releases/publish.ts';

/**
 * Publishes or unpublishes what is planned, as the person of the request: their rights, the checklist and all rules of a form apply.
 * Without a person, as for what the program planned itself, nothing is asked but the checklist.
 */
export async function executePlan(req: PayloadRequest, plan: Plan): Promise<void> {
	const { subject, type, locale, leads } = plan;
	const destination = leads === null ? {} : { [destinationKey]: leads };
	if (subject.slug === 'releases') {
		if (type === 'publish') await publishRelease(req, await releaseById(req, subject.id));
		return;
	}
	const isPublishing = type === 'publish';
	const all = isPublishing ? siteLocaleCodes() : localeCodes;
	const locales = locale === null ? all : [locale];
	const change = isPublishing ? publish : unpublish;
	await change(req, subject, locales, { context: destination });
}
