import { addressedCollections, isAddressed } from '@website/contracts/entities';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { PayloadRequest } from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { idOf } from '../../content/values/relations.ts';
import type { Target } from './store.ts';
import { sitePathOf } from './target.ts';
import { documentExists } from './update-redirects.ts';

/** The URL of a target; null for a document without one in the locale, empty without a target. */
export async function readTargetAddress(
	req: PayloadRequest,
	to: Target,
	locale: string,
): Promise<string | null> {
	const anchor = to?.anchor ? `#${to.anchor}` : '';
	if (!to?.reference) return to?.url ? `${to.url}${anchor}` : '';
	const id = idOf(to.reference.value) ?? '';
	const addresses = await publishedAddresses(req, to.reference.relationTo, id);
	const live = addresses.find((address) => address.id === id && address.lang === locale);
	return live ? `${live.path}${anchor}` : null;
}

/** A target as a CSV cell: its URL, or the collection and id of a document without one. */
export async function targetCell(
	req: PayloadRequest,
	to: Target,
	locale: LocaleCode,
): Promise<string> {
	const address = await readTargetAddress(req, to, locale);
	if (address !== null || !to?.reference) return address ?? '';
	const { relationTo, value } = to.reference;
	return `${relationTo}/${idOf(value) ?? ''}${to.anchor ? `#${to.anchor}` : ''}`;
}

const documentCell = new RegExp(`^(${addressedCollections.join('|')})/(\\d{1,9})$`);

/**
 * Parses a target cell. A URL of a document becomes a reference, so that the redirect follows the document when it moves; other URLs are
 * kept. Returns null if the cell is neither a URL nor an existing document.
 */
export async function readTarget(
	req: PayloadRequest,
	text: string,
	locale: string,
): Promise<{ to: Target; locale: LocaleCode } | null> {
	const lang = isLocaleCode(locale) ? locale : 'en';
	const cell = pastedAddress(text);
	const [bare = '', anchor] = cell.split('#');
	const anchorField = anchor ? { anchor } : {};
	const [, collection = '', number] = documentCell.exec(bare) ?? [];
	if (isAddressed(collection)) {
		const value = Number(number);
		return (await documentExists(req, { collection, id: String(value) }))
			? { to: { reference: { relationTo: collection, value }, ...anchorField }, locale: lang }
			: null;
	}
	if (!isAbsoluteAddress(cell)) return null;
	const path = bare.includes('?') ? null : sitePathOf(bare);
	const match = path === null ? null : await documentAtPath(req, path);
	if (!match) return { to: { url: cell }, locale: lang };
	const reference = { relationTo: match.collection, value: Number(match.id) };
	return { to: { reference, ...anchorField }, locale: match.lang };
}
