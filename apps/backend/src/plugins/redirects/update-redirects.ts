import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import {
	type PublishedAddress,
	publishedAddresses,
} from '../../content/addresses/published-addresses.ts';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { type Leads, requestedLeads } from './leads.ts';
import {
	changeRedirect,
	findRedirects,
	putRedirect,
	type RedirectData,
	removeRedirects,
	type Target,
} from './store.ts';

const reference = ({ collection, id }: Pick<PublishedAddress, 'collection' | 'id'>): Target => ({
	reference: { relationTo: collection, value: Number(id) },
});

/** Finds the redirects to a document, in every language. */
const toDocument = (collection: string, id: number | string): Where => ({
	'to.reference.relationTo': { equals: collection },
	'to.reference.value': { equals: Number(id) },
});

const leadsTo = ({ collection, id, lang }: PublishedAddress): Where => ({
	and: [toDocument(collection, id), { locale: { equals: lang } }],
});

/** Deletes redirects from URLs that are live now, and turns the 410 redirects of documents that are live again into 301. */
async function clearLiveAddresses(
	req: PayloadRequest,
	live: readonly PublishedAddress[],
): Promise<void> {
	if (live.length === 0) return;
	await removeRedirects(req, { from: { in: live.map(({ path }) => normalPath(path)) } });
	for (const address of live) {
		const goneWhere = { and: [leadsTo(address), { status: { equals: '410' } }] };
		for (const redirect of await findRedirects(req, goneWhere))
			await changeRedirect(req, redirect, { status: '301' });
	}
}

/** Whether a document exists, also in the trash. A redirect cannot reference a deleted document. */
export async function documentExists(
	req: PayloadRequest,
	{ collection, id }: Pick<PublishedAddress, 'collection' | 'id'>,
): Promise<boolean> {
	const where = { id: { equals: Number(id) } };
	const { totalDocs } = await req.payload.count({
		collection,
		where,
		trash: true,
		req: innerRequest(req),
	});
	return totalDocs > 0;
}

/**
 * The data of a redirect in a locale. It sets both kinds of target, because an update keeps fields that it does not set.
 */
export async function redirectTo(
	req: PayloadRequest,
	lang: LocaleCode,
	leads: Exclude<Leads, { kind: 'nothing' | 'gone' }>,
): Promise<Omit<RedirectData, 'from'>> {
	if (leads.kind === 'address')
		return { to: { reference: null, url: leads.url }, locale: lang, status: '301' };
	const { collection, id } = leads;
	const addresses = (await publishedAddresses(req, collection, id)).filter(
		(one) => one.id === String(id),
	);
	// If the document is not published in the locale, the redirect leads to another locale of it.
	const locale = addresses.some((one) => one.lang === lang) ? lang : (addresses[0]?.lang ?? lang);
	return {
		to: { ...reference({ collection, id: String(id) }), url: null },
		locale,
		status: '301',
	};
}

async function dataOf(
	req: PayloadRequest,
	address: PublishedAddress,
	leads: Exclude<Leads, { kind: 'nothing' }>,
): Promise<Omit<RedirectData, 'from'>> {
	const { lang } = address;
	if (leads.kind !== 'gone') return redirectTo(req, lang, leads);
	const to = (await documentExists(req, address)) ? reference(address) : {};
	return { to, locale: lang, status: '410' };
}

/** Redirects the URL of a removed document, and the older URLs that redirected to it. */
async function redirectRemovedUrl(
	req: PayloadRequest,
	address: PublishedAddress,
	leads: Leads,
): Promise<void> {
	if (leads.kind === 'nothing') return;
	const data = await dataOf(req, address, leads);
	for (const older of await findRedirects(req, leadsTo(address)))
		await changeRedirect(req, older, data);
	await putRedirect(req, { ...data, from: normalPath(address.path) });
}

const key = ({ collection, id, lang }: PublishedAddress) => `${collection}:${id}:${lang}`;

/**
 * Compares the URLs of a document before and after a change in the request's transaction: an old URL is redirected permanently to the new
 * one, the URL of a removed document where `leads` says.
 */
export async function updateRedirects(
	req: PayloadRequest,
	before: readonly PublishedAddress[],
	after: readonly PublishedAddress[],
	leads: Leads,
): Promise<void> {
	const pathsBefore = new Map(before.map((address) => [key(address), address.path]));
	const live = new Map(after.map((address) => [key(address), address]));
	await clearLiveAddresses(
		req,
		after.filter((address) => pathsBefore.get(key(address)) !== address.path),
	);
	for (const old of before) {
		const now = live.get(key(old));
		if (!now) await redirectRemovedUrl(req, old, leads);
		else if (now.path !== old.path)
			await putRedirect(req, {
				from: normalPath(old.path),
				to: reference(old),
				locale: old.lang,
				status: '301',
			});
	}
}

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
	const where = toDocument(collection, id);
	for (const redirect of await findRedirects(req, where)) {
		const { status, locale } = redirect;
		if (status === '410' || leads.kind === 'gone')
			await changeRedirect(req, redirect, { status: '410', to: { reference: null } });
		else if (leads.kind !== 'nothing')
			await changeRedirect(req, redirect, await redirectTo(req, locale, leads));
	}
	await removeRedirects(req, where, { trash: true });
}
