import { isAddressed } from '@website/contracts/entities';
import type { PayloadRequest, Where } from 'payload';
import { skipsSideEffects } from '../revalidation/api.ts';
import { requestedLeads } from './leads.ts';
import { changeRedirect, findRedirects, removeRedirects } from './store.ts';
import { redirectTo } from './update-redirects.ts';

/**
 * Updates the redirects to a document before its permanent deletion: they lead where the request says (`addressLeads`). Without it,
 * redirects with status 410 are kept and all others, also those in the trash, are deleted.
 */
export async function updateRedirectsToDeleted(
	req: PayloadRequest,
	collection: string,
	id: number | string,
): Promise<void> {
	if (!isAddressed(collection) || skipsSideEffects(req)) return;
	const leads = requestedLeads(req, collection);
	const toDocument: Where = {
		and: [
			{ 'to.reference.relationTo': { equals: collection } },
			{ 'to.reference.value': { equals: Number(id) } },
		],
	};
	for (const redirect of await findRedirects(req, toDocument)) {
		const { status, locale } = redirect;
		if (status === '410' || leads.kind === 'gone')
			await changeRedirect(req, redirect, { status: '410', to: { reference: null } });
		else if (leads.kind !== 'nothing')
			await changeRedirect(req, redirect, await redirectTo(req, locale, leads));
	}
	await removeRedirects(req, toDocument, { trash: true });
}
