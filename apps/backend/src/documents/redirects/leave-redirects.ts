import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import {
	type PublishedAddress,
	publishedAddresses,
} from '../../content/addresses/published-addresses.ts';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import type { Destination } from './destination.ts';
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

const leadsTo = ({ collection, id, lang }: PublishedAddress): Where => ({
	and: [
		{ 'to.reference.relationTo': { equals: collection } },
		{ 'to.reference.value': { equals: Number(id) } },
		{ locale: { equals: lang } },
	],
});

/** What stands in the way of what is live now is removed; what was gone for good and is back is found again. */
async function welcome(req: PayloadRequest, live: readonly PublishedAddress[]): Promise<void> {
	if (live.length === 0) return;
	await removeRedirects(req, { from: { in: live.map(({ path }) => normalPath(path)) } });
	for (const address of live) {
		const gone = { and: [leadsTo(address), { status: { equals: '410' } }] };
		for (const redirect of await findRedirects(req, gone))
			await changeRedirect(req, redirect, { status: '301' });
	}
}

/** What was unpublished may come back; what was deleted can no longer be referred to. */
async function exists(req: PayloadRequest, { collection, id }: PublishedAddress): Promise<boolean> {
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
 * What a redirect in a language says of something that was taken down. Both kinds of target are set, as an update keeps what it does
 * not name.
 */
export async function redirectTo(
	req: PayloadRequest,
	lang: LocaleCode,
	destination: Exclude<Destination, { kind: 'nothing' | 'gone' }>,
): Promise<Omit<RedirectData, 'from'>> {
	if (destination.kind === 'address')
		return { to: { reference: null, url: destination.url }, locale: lang, status: '301' };
	const { collection, id } = destination;
	const addresses = (await publishedAddresses(req, collection, id)).filter(
		(one) => one.id === String(id),
	);
	// Where it has no version in the language, another language's is better than nothing.
	const locale = addresses.some((one) => one.lang === lang) ? lang : (addresses[0]?.lang ?? lang);
	return {
		to: { ...reference({ collection, id: String(id) }), url: null },
		locale,
		status: '301',
	};
}

async function destinationOf(
	req: PayloadRequest,
	address: PublishedAddress,
	destination: Exclude<Destination, { kind: 'nothing' }>,
): Promise<Omit<RedirectData, 'from'>> {
	const { lang } = address;
	if (destination.kind !== 'gone') return redirectTo(req, lang, destination);
	const to = (await exists(req, address)) ? reference(address) : {};
	return { to, locale: lang, status: '410' };
}

/** The address of something taken down, and the older ones that led to it, lead where its editor wants. */
async function takeLeave(
	req: PayloadRequest,
	address: PublishedAddress,
	destination: Destination,
): Promise<void> {
	if (destination.kind === 'nothing') return;
	const data = await destinationOf(req, address, destination);
	for (const older of await findRedirects(req, leadsTo(address)))
		await changeRedirect(req, older, data);
	await putRedirect(req, { ...data, from: normalPath(address.path) });
}

const key = ({ collection, id, lang }: PublishedAddress) => `${collection}:${id}:${lang}`;

/**
 * Compares the addresses of a document before and after a change of its request's transaction: an old address leads to the new
 * one for good, that of something taken down where `destination` says.
 */
export async function leaveRedirects(
	req: PayloadRequest,
	before: readonly PublishedAddress[],
	after: readonly PublishedAddress[],
	destination: Destination,
): Promise<void> {
	const pathsBefore = new Map(before.map((address) => [key(address), address.path]));
	const live = new Map(after.map((address) => [key(address), address]));
	await welcome(
		req,
		after.filter((address) => pathsBefore.get(key(address)) !== address.path),
	);
	for (const old of before) {
		const now = live.get(key(old));
		if (!now) await takeLeave(req, old, destination);
		else if (now.path !== old.path)
			await putRedirect(req, {
				from: normalPath(old.path),
				to: reference(old),
				locale: old.lang,
				status: '301',
			});
	}
}
