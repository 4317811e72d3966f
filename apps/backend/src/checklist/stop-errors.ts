import {
	isLocaleCode,
	type LocaleCode,
	localeCodes,
	localeDefinition,
} from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { z } from 'zod';
import { type Addressed, publishedAddresses } from '../content/addresses/published-addresses.ts';
import { say } from '../editing/say.ts';
import { words } from '../editing/words.ts';
import { isQuiet } from '../publishing/announce.ts';
import { savesDraft } from '../publishing/saves-draft.ts';
import { destinationKey } from '../redirects/destination.ts';
import { type Holder, readHolder, titleFieldOf } from '../usage/holder.ts';
import { checkData, existsIn } from './check-document.ts';
import { type ChecklistProblem, error } from './problem.ts';

const addressTaken = words(
	'Visitors find this language at an address; without one the page is gone. Take the language down with a destination for its address instead.',
	'Besøgende finder dette sprog på en adresse; uden den er siden væk. Tag i stedet sproget ned med et mål for dets adresse.',
	'Besucher finden diese Sprache unter einer Adresse; ohne sie ist die Seite weg. Stattdessen die Sprache mit einem Ziel für ihre Adresse abschalten.',
);

const specificKey = (slug: string) => `publishesOnly:${slug}`;
const specific = z.object({ publishSpecificLocale: z.enum(localeCodes) });

/** Notes which language alone is published, if one is. */
export function noteLanguage(req: PayloadRequest, slug: string, args: unknown): void {
	req.context[specificKey(slug)] = specific.safeParse(args).data?.publishSpecificLocale ?? null;
}

/** Whether whoever publishes has said where the address of what goes leads. */
const saysWhere = ({ context, query }: PayloadRequest) =>
	(context[destinationKey] ?? query[destinationKey]) !== undefined;

async function lostAddress(
	req: PayloadRequest,
	holder: Holder,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (holder.kind === 'global' || !('slug' in data) || data.slug || saysWhere(req)) return [];
	// Only collections with addresses have slugs.
	const live = await publishedAddresses(req, holder.slug as Addressed, holder.id);
	const isLive = live.some((one) => one.id === String(holder.id) && one.lang === lang);
	return isLive ? [error('slug', addressTaken)] : [];
}

/**
 * Refuses to publish what has errors in one of the languages that become public, and names their fields: the same for a form, for REST,
 * for a schedule. Drafts and demo content that is imported are not checked. `data` is the document as it will be, in the request's language.
 */
export async function stopErrors(
	req: PayloadRequest,
	holder: Holder | { kind: 'new'; slug: string },
	data: Record<string, unknown>,
): Promise<void> {
	const isPublishing = data._status === 'published' && !data.deletedAt;
	if (isQuiet(req) || !isPublishing || savesDraft(req, holder.slug)) return;
	const only = req.context[specificKey(holder.slug)];
	const own = isLocaleCode(req.locale) ? req.locale : null;
	const errors: { path: string; message: string }[] = [];
	for (const lang of localeCodes) {
		if (typeof only === 'string' && only !== lang) continue;
		for (const { path, message } of await errorsIn(req, holder, data, lang, own))
			errors.push({
				path,
				message: lang === own ? message : `${localeDefinition(lang).name}: ${message}`,
			});
	}
	if (errors.length > 0) throw new ValidationError({ errors, req });
}

async function errorsIn(
	req: PayloadRequest,
	holder: Holder | { kind: 'new'; slug: string },
	data: Record<string, unknown>,
	lang: LocaleCode,
	own: LocaleCode | null,
) {
	const isNew = holder.kind === 'new';
	const stored = lang === own ? data : isNew ? null : await readHolder(req, holder, lang, true);
	if (!stored) return [];
	const checked: Holder = isNew
		? { kind: 'collection', slug: collectionOf(req, holder.slug), id: 0 }
		: holder;
	const titleField = titleFieldOf(req.payload, checked);
	const problems = [
		...(isNew ? [] : await lostAddress(req, holder, stored, lang)),
		...(existsIn(stored, titleField) ? await checkData(req, checked, stored, lang) : []),
	];
	return problems
		.filter(({ level }) => level === 'error')
		.map(({ path, message }) => ({ path, message: say(req)(message) }));
}

function collectionOf({ payload }: PayloadRequest, slug: string) {
	const found = payload.config.collections.find((one) => one.slug === slug);
	if (!found) throw new Error(`There is no collection ${slug}`);
	return found.slug;
}
