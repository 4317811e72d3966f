import { localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import type { Plan } from '../../documents/plans/plan.ts';
import { publish, unpublish } from '../../documents/publication/publish.ts';
import { destinationKey } from '../../documents/redirects/destination.ts';
import { publishRelease, releaseById } from '../../documents/releases/publish.ts';

/**
 * Publishes or unpublishes a plan's document as the user of the request: their rights, the checklist and all field validation apply.
 * Without a user (plans of the backend itself), only the checklist applies.
 */
export async function executePlan(req: PayloadRequest, plan: Plan): Promise<void> {
	const { document, type, locale, leads } = plan;
	const destination = leads === null ? {} : { [destinationKey]: leads };
	if (document.slug === 'releases') {
		if (type === 'publish') await publishRelease(req, await releaseById(req, document.id));
		return;
	}
	const isPublishing = type === 'publish';
	const all = isPublishing ? siteLocaleCodes() : localeCodes;
	const locales = locale === null ? all : [locale];
	const change = isPublishing ? publish : unpublish;
	await change(req, document, locales, { context: destination });
}
