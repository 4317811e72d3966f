import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { z } from 'zod';
import { addressedCollections } from '../../content/entities.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

/** Where the address of something that is taken down leads: nowhere (404), gone for good (410), to a document or to an address. */
export type Destination =
	| { kind: 'nothing' }
	| { kind: 'gone' }
	| { kind: 'document'; collection: 'pages' | 'posts' | 'categories'; id: number }
	| { kind: 'address'; url: string };

/** The parameter of an update or a deletion by REST, and the key in a request's context, that say it. */
export const destinationKey = 'addressLeads';

const document = z.templateLiteral([z.enum(addressedCollections), ':', z.int()]);

/** Reads `nothing`, `gone`, `pages:12` or an address; undefined for anything else. */
export function parseDestination(text: string): Destination | undefined {
	if (text === 'nothing' || text === 'gone') return { kind: text };
	const named = document.safeParse(text);
	if (named.success) {
		const [collection, id] = named.data.split(':');
		const target = z.enum(addressedCollections).parse(collection);
		return { kind: 'document', collection: target, id: Number(id) };
	}
	const isAddress = isAbsoluteAddress(text) && /^(\/|https?:)/i.test(text);
	return isAddress ? { kind: 'address', url: text } : undefined;
}

const unknown = words(
	'Say where the address leads: nothing, gone, a document such as pages:12, or an address that starts with / or https://',
	'Angiv, hvor adressen fører hen: nothing, gone, et dokument som pages:12 eller en adresse, der begynder med / eller https://',
	'Angeben, wohin die Adresse führt: nothing, gone, ein Dokument wie pages:12 oder eine Adresse, die mit / oder https:// beginnt',
);

/** What whoever takes something down wants of its address; nothing when they say nothing. */
export function askedDestination(req: PayloadRequest, collection: string): Destination {
	const value = req.context[destinationKey] ?? req.query[destinationKey];
	if (value === undefined) return { kind: 'nothing' };
	const destination = typeof value === 'string' ? parseDestination(value) : undefined;
	if (destination) return destination;
	const message = translator(req)(unknown);
	throw new ValidationError({ collection, errors: [{ path: destinationKey, message }], req });
}
