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

/** What a new link is asked for with. */
export const linkRequest = z.object({
	target: z.string().max(60),
	languages: z.array(z.enum(localeCodes)).min(1).max(localeCodes.length),
	/** ISO 8601. */
	until: z.iso.datetime({ offset: true }),
});
export type Wanted = z.infer<typeof linkRequest>;

const tooLong = words(
	`Choose a time within the next ${longestDays} days.`,
	`Vælg et tidspunkt inden for de næste ${longestDays} dage.`,
	`Wählen Sie einen Zeitpunkt innerhalb der nächsten ${longestDays} Tage.`,
);
export const nowhere = words(
	'There is no page that shows it in this language yet. Fill in its address and save the draft.',
	'Der er endnu ingen side, der viser det på dette sprog. Udfyld adressen, og gem kladden.',
	'In dieser Sprache zeigt es noch keine Seite. Füllen Sie die Adresse aus und speichern Sie den Entwurf.',
);

/** A refusal that names the field it is about. */
export const refusal = (req: PayloadRequest, path: keyof Wanted, message: Words) =>
	new ValidationError({ errors: [{ path, message: translator(req)(message) }], req });

/** Who may change a document may share its draft: 403 for others, 404 for what does not exist or can't be shared. */
export async function requireShare(req: PayloadRequest, target: string): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	const ref = parsePublishableDocument(target);
	if (!ref) throw new NotFound(req.t);
	return requireAccess(req, ref, { action: 'update' });
}

/** How long a link may hold. @param now milliseconds since 1970 */
export function checkUntil(req: PayloadRequest, until: string, now = Date.now()): void {
	const at = Date.parse(until);
	// A minute more: the longest choice of the form is counted from when it was made.
	if (at <= now || at > now + longestDays * day + 60_000) throw refusal(req, 'until', tooLong);
}
