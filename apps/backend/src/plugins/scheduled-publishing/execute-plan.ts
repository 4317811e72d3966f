import { localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { publish, unpublish } from '../../publication/publish.ts';
import { leadsContext } from '../redirects/api.ts';
import type { FixedContents } from '../releases/api.ts';
import { publishRelease, releaseById } from '../releases/api.ts';
import type { Plan } from './plan.ts';

/**
 * Publishes or unpublishes a plan's document as the user of the request: their rights, the checklist and all field validation apply.
 * Without a user (plans of the backend itself), only the checklist applies.
 *
 * @param contents the versions to publish; null to publish the drafts
 */
export async function executePlan(
	req: PayloadRequest,
	plan: Plan,
	contents: FixedContents | null,
): Promise<void> {
	const { document, type, locale, leads } = plan;
	const context = leadsContext(leads);
	if (document.slug === 'releases') {
		if (type === 'publish')
			await publishRelease(req, await releaseById(req, document.id), contents);
		return;
	}
	if (type === 'unpublish') {
		await unpublish(req, document, locale === null ? localeCodes : [locale], {
			context,
		});
		return;
	}
	const locales = locale === null ? siteLocaleCodes() : [locale];
	const content = contents?.[documentKey(document)];
	await publish(req, document, locales, { content, context });
}
