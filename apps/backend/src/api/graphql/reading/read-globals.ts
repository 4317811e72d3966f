import { documentTag } from '@website/contracts/cache-tags';
import type {
	Brand,
	CallToAction,
	CountryGuide,
	Footer,
	Header,
	Link,
	SiteSettings,
} from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { readBrandOnce, readSettings } from '../../../content/documents/brand.ts';
import { contractObject } from '../../../content/documents/contract-object.ts';
import { readGlobal } from '../../../content/documents/read-global.ts';
import { readTones } from '../../../model/fields/brand/tones-field.ts';
import type { ResolverContext } from '../context.ts';

/** Reads the header. Falls back to the default locale if the menu is empty in this locale. */
export async function readHeader(context: ResolverContext, lang: LocaleCode): Promise<Header> {
	context.touch('header');
	const [read, header] = await Promise.all([
		context.reader(lang),
		readGlobal({ ...context, lang }, 'header'),
	]);
	if (!header.links?.length && lang !== defaultLocale())
		return readHeader(context, defaultLocale());
	return {
		links: (header.links ?? []).flatMap((row) => {
			const submenu = (row.submenu ?? []).flatMap((item) => {
				const link = read.link(item.link);
				return link ? [{ link, description: item.description ?? '' }] : [];
			});
			const link = read.link(row.link);
			if (link) return [{ link, submenu }];
			const first: Link | undefined = submenu[0]?.link;
			return first ? [{ link: { ...first, title: row.link?.title ?? first.title }, submenu }] : [];
		}),
		buttons: read.buttons(header.buttons),
	};
}

/** Reads the footer (specification section 3, Footer). Falls back to the default locale if it has no menu columns in this locale. */
export async function readFooter(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<Footer | null> {
	context.touch('footer');
	const [read, footer] = await Promise.all([
		context.reader(lang),
		readGlobal({ ...context, lang }, 'footer'),
	]);
	if (!footer.menuColumns?.length && lang !== defaultLocale())
		return readFooter(context, defaultLocale());
	return contractObject<Footer>(read, 'Footer', footer);
}

/** Specification section 3, Call-to-action. */
export async function readCallToAction(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<CallToAction | null> {
	context.touch('cta');
	const [read, cta] = await Promise.all([
		context.reader(lang),
		readGlobal({ ...context, lang }, 'call-to-action'),
	]);
	return contractObject<CallToAction>(read, 'CallToAction', cta);
}

/** Reads the site settings; name and logos come from the brand. */
export async function readSiteSettings(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<SiteSettings | null> {
	const read = await context.reader(lang);
	const [settings, brand] = await Promise.all([readSettings(read), readBrandOnce(read)]);
	return contractObject<SiteSettings>(read, 'SiteSettings', settings, {
		brand: brand.name ?? '',
		logo: read.media(brand.logo),
		logoDark: read.media(brand.logoDark),
	});
}

/** Reads the brand; `null` if it was never published. */
export async function readBrand(context: ResolverContext, lang: LocaleCode): Promise<Brand | null> {
	const read = await context.reader(lang);
	const brand = await readBrandOnce(read);
	// A brand that was never published is empty; an untouched draft contains only the defaults of its select fields.
	if (!brand.name && !brand.accent && !brand.logo) return null;
	return contractObject<Brand>(read, 'Brand', brand, {
		tones: Object.entries(readTones(brand.tones)).map(([name, color]) => ({ name, color })),
		fontFile: brand.font === 'own' ? read.media(brand.fontFile) : null,
	});
}

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
