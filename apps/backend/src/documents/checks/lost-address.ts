import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import type { Addressed } from '../../content/entities.ts';
import { words } from '../../platform/i18n/words.ts';
import type { DocumentRef } from '../document-ref.ts';
import { destinationKey } from '../redirects/destination.ts';
import { type ChecklistProblem, error } from './problem.ts';

const addressTaken = words(
	'Visitors find this language at an address; without one the page is gone. Take the language down with a destination for its address instead.',
	'Besøgende finder dette sprog på en adresse; uden den er siden væk. Tag i stedet sproget ned med et mål for dets adresse.',
	'Besucher finden diese Sprache unter einer Adresse; ohne sie ist die Seite weg. Stattdessen die Sprache mit einem Ziel für ihre Adresse abschalten.',
);

/** Whether whoever publishes has said where the address of what goes leads. */
const saysWhere = ({ context, query }: PayloadRequest) =>
	(context[destinationKey] ?? query[destinationKey]) !== undefined;

/** The error of a language that visitors find at an address which the next publishing would take away without a word. */
export async function lostAddress(
	req: PayloadRequest,
	holder: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (holder.kind === 'global' || !('slug' in data) || data.slug || saysWhere(req)) return [];
	// Only collections with addresses have slugs.
	const live = await publishedAddresses(req, holder.slug as Addressed, holder.id);
	const isLive = live.some((one) => one.id === String(holder.id) && one.lang === lang);
	return isLive ? [error('slug', addressTaken)] : [];
}
