import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Payload } from 'payload';

/** A text that the starter marks for its owner to replace, such as `[Street and number]`. */
const toReplace = /\[[^\]\n]{3,}\]/;

function hasTextToReplace(value: unknown): boolean {
	if (typeof value === 'string') return toReplace.test(value);
	if (typeof value !== 'object' || value === null) return false;
	return Object.values(value).some(hasTextToReplace);
}

/** True when the footer leads to legal pages, and none of them has a text to replace, in every language with such links. */
export async function hasLegalPages(payload: Payload): Promise<boolean> {
	const states = await Promise.all(siteLocaleCodes().map((locale) => stateIn(payload, locale)));
	return states.includes('ready') && !states.includes('unfinished');
}

async function stateIn(
	payload: Payload,
	locale: LocaleCode,
): Promise<'ready' | 'unfinished' | 'none'> {
	const footer = await payload.findGlobal({ slug: 'footer', locale, depth: 0 });
	const ids = (footer.copyright?.items ?? []).flatMap(({ link }) =>
		link?.reference?.relationTo === 'pages' ? [link.reference.value] : [],
	);
	if (ids.length === 0) return 'none';
	const { docs } = await payload.find({
		collection: 'pages',
		where: { id: { in: ids } },
		locale,
		depth: 0,
		pagination: false,
	});
	return docs.length > 0 && !docs.some(hasTextToReplace) ? 'ready' : 'unfinished';
}
