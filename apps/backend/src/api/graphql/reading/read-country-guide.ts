import { documentTag } from '@website/contracts/cache-tags';
import type { CountryGuide } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { contractObject } from '../../../content/documents/contract-object.ts';
import type { ResolverContext } from '../context.ts';

/** Reads the guide for a country (ISO 3166-1 alpha-2) in a locale; `null` if it is missing or empty. */
export async function readCountryGuide(
	context: ResolverContext,
	country: string,
	lang: LocaleCode,
): Promise<CountryGuide | null> {
	const read = await context.reader(lang);
	context.touch(documentTag('country', country));
	const { docs } = await context.payload.find({
		collection: 'country-guides',
		where: { country: { equals: country } },
		locale: lang,
		fallbackLocale: false,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const guide = docs[0];
	if (!guide) return null;
	const mapped = await contractObject<CountryGuide>(read, 'CountryGuide', guide);
	if (!mapped) return null;
	const { checkedOn: _, senderTypes, ...texts } = mapped;
	return senderTypes.length > 0 || Object.values(texts).some(Boolean) ? mapped : null;
}
