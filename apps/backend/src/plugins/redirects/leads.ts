import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { addressedCollections } from '../../content/documents/entities.ts';
import { parseDocumentOf } from '../../documents/document-ref.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

/** Where a removed URL leads: nothing (404), gone (410), a document or another URL. */
export type Leads =
	| { kind: 'nothing' }
	| { kind: 'gone' }
	| { kind: 'document'; collection: 'pages' | 'posts' | 'categories'; id: number }
	| { kind: 'address'; url: string };

/** The query parameter of a REST update or deletion, and the context key, that says where removed URLs lead. */
const leadsKey = 'addressLeads';

/** Parses `nothing`, `gone`, `pages:12` or a URL; undefined for anything else. */
export function parseLeads(text: string): Leads | undefined {
	if (text === 'nothing' || text === 'gone') return { kind: text };
	const ref = parseDocumentOf(text, { collections: addressedCollections, globals: [] });
	if (ref?.kind === 'collection') return { kind: 'document', collection: ref.slug, id: ref.id };
	const isAddress = isAbsoluteAddress(text) && /^(\/|https?:)/i.test(text);
	return isAddress ? { kind: 'address', url: text } : undefined;
}

const invalidLeads = words(
	'Say where the address leads: nothing, gone, a document such as pages:12, or an address that starts with / or https://',
	'Angiv, hvor adressen fører hen: nothing, gone, et dokument som pages:12 eller en adresse, der begynder med / eller https://',
	'Angeben, wohin die Adresse führt: nothing, gone, ein Dokument wie pages:12 oder eine Adresse, die mit / oder https:// beginnt',
);

const valueIn = ({ context, query }: PayloadRequest): unknown =>
	context[leadsKey] ?? query[leadsKey];

/** Whether the request says where removed URLs lead. */
export const hasLeads = (req: PayloadRequest): boolean => valueIn(req) !== undefined;

/** The context of a save that says where removed URLs lead. */
export const leadsContext = (leads: string | null | undefined): Record<string, unknown> =>
	leads === undefined || leads === null ? {} : { [leadsKey]: leads };

/** Where the URLs that the request removes lead; `nothing` by default. Throws a validation error if it is invalid. */
export function requestedLeads(req: PayloadRequest, collection: string): Leads {
	const value = valueIn(req);
	if (value === undefined) return { kind: 'nothing' };
	const leads = typeof value === 'string' ? parseLeads(value) : undefined;
	if (leads) return leads;
	const message = translator(req)(invalidLeads);
	throw new ValidationError({ collection, errors: [{ path: leadsKey, message }], req });
}
