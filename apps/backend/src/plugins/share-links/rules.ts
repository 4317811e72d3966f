import { localeCodes } from '@website/contracts/locales';
import { Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';

const day = 24 * 60 * 60 * 1000;
const { longestDays } = limits.sharing;

/** The body of a request for a new link. */
export const linkRequest = z.object({
	target: z.string().max(60),
	languages: z.array(z.enum(localeCodes)).min(1).max(localeCodes.length),
	/** The end of its validity, ISO 8601. */
	until: z.iso.datetime({ offset: true }),
});
export type LinkRequest = z.infer<typeof linkRequest>;

const tooLong = words(
	`Choose a time within the next ${longestDays} days.`,
	`Vælg et tidspunkt inden for de næste ${longestDays} dage.`,
	`Wählen Sie einen Zeitpunkt innerhalb der nächsten ${longestDays} Tage.`,
);
export const noPage = words(
	'There is no page that shows it in this language yet. Fill in its address and save the draft.',
	'Der er endnu ingen side, der viser det på dette sprog. Udfyld adressen, og gem kladden.',
	'In dieser Sprache zeigt es noch keine Seite. Füllen Sie die Adresse aus und speichern Sie den Entwurf.',
);

/** A validation error for one field of the request. */
export const fieldError = (req: PayloadRequest, path: keyof LinkRequest, message: Words) =>
	new ValidationError({ errors: [{ path, message: translator(req)(message) }], req });

/** Requires the right to update the document: throws 403 without it, 404 for a document that does not exist or cannot be shared. */
export async function requireShare(req: PayloadRequest, target: string): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	const ref = parsePublishableDocument(target);
	if (!ref) throw new NotFound(req.t);
	return requireAccess(req, ref, { action: 'update' });
}

/**
 * Throws if the link would end in the past or after the longest validity.
 *
 * @param now milliseconds since 1970
 */
export function checkUntil(req: PayloadRequest, until: string, now = Date.now()): void {
	const at = Date.parse(until);
	// A minute of tolerance: the form computes its longest choice from the time of the click.
	if (at <= now || at > now + longestDays * day + 60_000) throw fieldError(req, 'until', tooLong);
}
