import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { PayloadRequest } from 'payload';
import { documentAt } from '../../../content/addresses/document-at.ts';
import { publishedAddresses } from '../../../content/addresses/published-addresses.ts';
import { addressedCollections } from '../../../content/entities.ts';
import { idOf } from '../../../content/values/relations.ts';
import type { Target } from '../../../documents/redirects/store.ts';
import { ownPath } from '../../../documents/redirects/target.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';

/** The address visitors are led to; null for a document that has none in the language, empty where nothing is named. */
export async function targetAddress(
	req: PayloadRequest,
	to: Target,
	locale: string,
): Promise<string | null> {
	const anchor = to?.anchor ? `#${to.anchor}` : '';
	if (!to?.reference) return to?.url ? `${to.url}${anchor}` : '';
	const id = idOf(to.reference.value) ?? '';
	const addresses = await publishedAddresses(req, to.reference.relationTo, id);
	const live = addresses.find((one) => one.id === id && one.lang === locale);
	return live ? `${live.path}${anchor}` : null;
}

/** A target as a cell: its address or, while a document has none, its collection and number. */
export async function targetCell(
	req: PayloadRequest,
	to: Target,
	locale: LocaleCode,
): Promise<string> {
	const address = await targetAddress(req, to, locale);
	if (address !== null || !to?.reference) return address ?? '';
	const { relationTo, value } = to.reference;
	return `${relationTo}/${idOf(value) ?? ''}${to.anchor ? `#${to.anchor}` : ''}`;
}

const named = new RegExp(`^(${addressedCollections.join('|')})/(\\d{1,9})$`);

/**
 * The target that a cell names: a document where one is found at the address (redirects follow it when it moves), the address
 * itself otherwise. Null when the cell is neither an address nor names a document that exists.
 */
export async function readTarget(
	req: PayloadRequest,
	cell: string,
	locale: string,
): Promise<{ to: Target; locale: LocaleCode } | null> {
	const lang = isLocaleCode(locale) ? locale : 'en';
	const [bare = '', anchor] = cell.split('#');
	const place = anchor ? { anchor } : {};
	const [, collection, number] = named.exec(bare) ?? [];
	if (collection === 'pages' || collection === 'posts' || collection === 'categories') {
		const value = Number(number);
		const where = { id: { equals: value } };
		const { totalDocs } = await req.payload.count({
			collection,
			where,
			trash: true,
			req: innerRequest(req),
		});
		return totalDocs === 1
			? { to: { reference: { relationTo: collection, value }, ...place }, locale: lang }
			: null;
	}
	if (!isAbsoluteAddress(cell)) return null;
	const path = bare.includes('?') ? null : ownPath(bare);
	const match = path === null ? null : await documentAt(req, path);
	if (!match) return { to: { url: cell }, locale: lang };
	const reference = { relationTo: match.collection, value: Number(match.id) };
	return { to: { reference, ...place }, locale: match.lang };
}
