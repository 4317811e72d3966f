import { type Addressed, addressedCollections } from '@website/contracts/entities';
import {
	APIError,
	type CollectionBeforeOperationHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { z } from 'zod';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { parseDocumentOf } from '../../documents/document-ref.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { publicationIn } from '../../publication/publication.ts';
import { targetProblem } from './redirect-problems.ts';

/** Where a removed URL leads: nothing (404), gone (410), a document or another URL. */
export type Leads =
	| { kind: 'nothing' }
	| { kind: 'gone' }
	| { kind: 'document'; collection: Addressed; id: number }
	| { kind: 'address'; url: string };

/** The query parameter of a REST update or deletion, and the context key, that says where removed URLs lead. */
const leadsKey = 'addressLeads';

/** Parses `nothing`, `gone`, `pages:12` or a URL; undefined for anything else. */
export function parseLeads(text: string): Leads | undefined {
	if (text === 'nothing' || text === 'gone') return { kind: text };
	const ref = parseDocumentOf(text, { collections: addressedCollections, globals: [] });
	if (ref?.kind === 'collection') return { kind: 'document', collection: ref.slug, id: ref.id };
	return targetProblem(text) ? undefined : { kind: 'address', url: pastedAddress(text) };
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

const undecided = words(
	'Say where the addresses lead: choose “Unpublish …” or “Delete …” above the list (by API: addressLeads).',
	'Angiv, hvor adresserne fører hen: Vælg »Træk tilbage …« eller »Slet …« over listen (i API: addressLeads).',
	'Angeben, wohin die Adressen führen: „Veröffentlichung aufheben …“ oder „Löschen …“ über der Liste wählen (per API: addressLeads).',
);

const withAccessControl = z.object({ overrideAccess: z.literal(false).optional() });

const restoreArgs = z.object({ data: z.object({ deletedAt: z.null() }) });

/**
 * Rejects a bulk update that unpublishes or trashes documents without `addressLeads` (400), as the form of a single document requires it
 * too. It does not apply to local API calls that override access, to drafts, or to permanent deletion. A bulk restore, also as
 * a draft, is limited to documents in the trash, which have no URLs.
 */
export const requireLeads: CollectionBeforeOperationHook = ({
	args,
	collection,
	operation,
	req,
}) => {
	if (operation !== 'update') return args;
	// The local API passes "where: undefined" for a single document.
	if (!('where' in args) || args.where === undefined) return args;
	if (restoreArgs.safeParse(args).success)
		return { ...args, where: { and: [args.where, { deletedAt: { exists: true } }] } };
	const kind = publicationIn(req, collection.slug)?.kind;
	const isRemoval =
		withAccessControl.safeParse(args).success && (kind === 'unpublish' || kind === 'trash');
	if (isRemoval && !hasLeads(req)) throw new APIError(translator(req)(undecided), 400, null, true);
	return args;
};
