import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { publicationIn } from '../publication/publication.ts';
import { destinationKey } from './destination.ts';

const undecided = words(
	'Say where the addresses lead: choose “Unpublish …” or “Delete …” above the list (by API: addressLeads).',
	'Angiv, hvor adresserne fører hen: vælg »Træk tilbage …« eller »Slet …« over listen (i API: addressLeads).',
	'Angeben, wohin die Adressen führen: „Veröffentlichung aufheben …“ oder „Löschen …“ über der Liste wählen (per API: addressLeads).',
);

const ofPeople = z.object({ overrideAccess: z.literal(false).optional() });

const restores = z.object({ data: z.object({ deletedAt: z.null() }) });

/**
 * Refuses to take down many documents at once without a word about their addresses, as a form asks it of a single one: 400. What the
 * program itself does is not asked, nor what only saves drafts, nor deleting for good what is in the trash already. What is restored,
 * also as a draft, comes from the trash alone, where nothing has an address.
 */
export const askForMany: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	if (operation !== 'update') return args;
	// A document by its id comes with "where: undefined" from the local API.
	if (!('where' in args) || args.where === undefined) return args;
	if (restores.safeParse(args).success)
		return { ...args, where: { and: [args.where, { deletedAt: { exists: true } }] } };
	const kind = publicationIn(req, collection.slug)?.kind;
	const isTakingDown =
		ofPeople.safeParse(args).success && (kind === 'unpublish' || kind === 'trash');
	const isAnswered = (req.context[destinationKey] ?? req.query[destinationKey]) !== undefined;
	if (isTakingDown && !isAnswered) throw new APIError(translator(req)(undecided), 400, null, true);
	return args;
};
