import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { addressedCollections } from '../../content/documents/entities.ts';
import { parseDocumentOf } from '../../documents/document-ref.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

/** The destination of a removed URL: nothing (404), gone (410), a document or another URL. */
export type Destination =
	| { kind: 'nothing' }
	| { kind: 'gone' }
	| { kind: 'document'; collection: 'pages' | 'posts' | 'categories'; id: number }
	| { kind: 'address'; url: string };

/** The query parameter of a REST update or deletion, and the context key, with the destination. */
export const destinationKey = 'addressLeads';

/** Parses `nothing`, `gone`, `pages:12` or a URL; undefined for anything else. */
export function parseDestination(text: string): Destination | undefined {
	if (text === 'nothing' || text === 'gone') return { kind: text };
	const ref = parseDocumentOf(text, { collections: addressedCollections, globals: [] });
	if (ref?.kind === 'collection') return { kind: 'document', collection: ref.slug, id: ref.id };
	const isAddress = isAbsoluteAddress(text) && /^(\/|https?:)/i.test(text);
	return isAddress ? { kind: 'address', url: text } : undefined;
}

const invalidDestination = words(
	'Say where the address leads: nothing, gone, a document such as pages:12, or an address that starts with / or https://',
	'Angiv, hvor adressen fører hen: nothing, gone, et dokument som pages:12 eller en adresse, der begynder med / eller https://',
	'Angeben, wohin die Adresse führt: nothing, gone, ein Dokument wie pages:12 oder eine Adresse, die mit / oder https:// beginnt',
);

/** The requested destination of the URLs that the request removes; `nothing` by default. Throws a validation error if it is invalid. */
export function requestedDestination(req: PayloadRequest, collection: string): Destination {
	const value = req.context[destinationKey] ?? req.query[destinationKey];
	if (value === undefined) return { kind: 'nothing' };
	const destination = typeof value === 'string' ? parseDestination(value) : undefined;
	if (destination) return destination;
	const message = translator(req)(invalidDestination);
	throw new ValidationError({ collection, errors: [{ path: destinationKey, message }], req });
}
