import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Payload } from 'payload';

/** A placeholder in the starter content, such as `[Street and number]`. */
const placeholder = /\[[^\]\n]{3,}\]/;

function hasPlaceholder(value: unknown): boolean {
	if (typeof value === 'string') return placeholder.test(value);
	if (typeof value !== 'object' || value === null) return false;
	return Object.values(value).some(hasPlaceholder);
}

/** True if the footer links to legal pages, and the linked pages have no placeholders in any language with such links. */
export async function hasLegalPages(payload: Payload): Promise<boolean> {
	const states = await Promise.all(
		siteLocaleCodes().map((locale) => readLegalPagesState(payload, locale)),
	);
	return states.includes('ready') && !states.includes('unfinished');
}

async function readLegalPagesState(
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
	return docs.length > 0 && !docs.some(hasPlaceholder) ? 'ready' : 'unfinished';
}
