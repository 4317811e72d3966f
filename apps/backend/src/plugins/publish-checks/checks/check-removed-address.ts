import type { Addressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { publishedAddresses } from '../../../content/addresses/published-addresses.ts';
import type { DocumentRef } from '../../../documents/document-ref.ts';
import { words } from '../../../platform/i18n/words.ts';
import { hasLeads } from '../../redirects/api.ts';
import { type ChecklistProblem, error } from './problem.ts';

const addressRemoved = words(
	'Visitors find this language at an address; without one the page is gone. Take the language down with a destination for its address instead.',
	'Besøgende finder dette sprog på en adresse; uden den er siden væk. Tag i stedet sproget ned med et mål for dets adresse.',
	'Besucher finden diese Sprache unter einer Adresse; ohne sie ist die Seite weg. Stattdessen die Sprache mit einem Ziel für ihre Adresse abschalten.',
);

/** Returns an error if publishing would remove a published address of this language and the request does not say where it leads. */
export async function checkRemovedAddress(
	req: PayloadRequest,
	ref: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (ref.kind === 'global' || !('slug' in data) || data.slug || hasLeads(req)) return [];
	// Only collections with addresses have slugs.
	const addresses = await publishedAddresses(req, ref.slug as Addressed, ref.id);
	const isLive = addresses.some((one) => one.id === String(ref.id) && one.lang === lang);
	return isLive ? [error('slug', addressRemoved)] : [];
}
