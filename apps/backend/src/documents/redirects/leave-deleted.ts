import type { PayloadRequest, Where } from 'payload';
import { isAddressed } from '../../content/entities.ts';
import { skipsSideEffects } from '../revalidation/queue-revalidation.ts';
import { askedDestination } from './destination.ts';
import { redirectTo } from './leave-redirects.ts';
import { changeRedirect, findRedirects, removeRedirects } from './store.ts';

/**
 * Before a document is deleted for good: redirects to it lead where whoever deletes it says (`addressLeads`). Without a word those
 * that say "gone" keep saying so, and the others, also in the trash, are deleted with it.
 */
export async function leaveDeleted(
	req: PayloadRequest,
	collection: string,
	id: number | string,
): Promise<void> {
	if (!isAddressed(collection) || skipsSideEffects(req)) return;
	const destination = askedDestination(req, collection);
	const leadHere: Where = {
		and: [
			{ 'to.reference.relationTo': { equals: collection } },
			{ 'to.reference.value': { equals: Number(id) } },
		],
	};
	for (const redirect of await findRedirects(req, leadHere)) {
		const { status, locale } = redirect;
		if (status === '410' || destination.kind === 'gone')
			await changeRedirect(req, redirect, { status: '410', to: { reference: null } });
		else if (destination.kind !== 'nothing')
			await changeRedirect(req, redirect, await redirectTo(req, locale, destination));
	}
	await removeRedirects(req, leadHere, { trash: true });
}
