import {
	isLocaleCode,
	type LocaleCode,
	localeCodes,
	localeDefinition,
} from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { savesDraft } from '../access/write-note.ts';
import { say } from '../editing/say.ts';
import { isQuiet } from '../publishing/announce.ts';
import { onlyLanguage } from '../publishing/published-language.ts';
import { type Holder, readHolder, titleFieldOf } from '../usage/holder.ts';
import { checkData, existsIn } from './check-document.ts';
import { lostAddress } from './lost-address.ts';

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
	const only = onlyLanguage(req, holder.slug);
	const own = isLocaleCode(req.locale) ? req.locale : null;
	const errors: { path: string; message: string }[] = [];
	for (const lang of localeCodes) {
		if (only !== null && only !== lang) continue;
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
