import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { publicationIn } from '../../publication/publication.ts';
import { hasLeads } from './leads.ts';

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
