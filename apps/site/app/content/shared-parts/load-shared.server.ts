import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import {
	GetCtaDocument,
	GetFooterDocument,
	GetHeaderDocument,
	GetSiteSettingsDocument,
} from '../generated/documents';
import { getSite } from '../site-context.server';
import { readBrand } from './load-brand.server';
import type { Brand, CallToAction, Footer, Header, SiteSettings } from './shared-parts';
import { headerWithoutOne } from './without-header.server';
import { settingsWithoutAny } from './without-settings';

/** What every page of a language shares. A part that can't be read is null: the page itself still counts. */
export interface SharedContent {
	header: Header | null;
	footer: Footer | null;
	callToAction: CallToAction | null;
	settings: SiteSettings | null;
}

export async function loadSharedContent(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<SharedContent> {
	const content = getContent(context);
	const site = getSite(context);
	const orNull = () => {
		site.markDegraded();
		return null;
	};
	const [header, footer, callToAction, settings, brand] = await Promise.all([
		content
			.query(GetHeaderDocument, { lang })
			.then((data) => data.header ?? headerWithoutOne(lang), orNull),
		content.query(GetFooterDocument, { lang }).then((data) => data.footer, orNull),
		content.query(GetCtaDocument, { lang }).then((data) => data.callToAction, orNull),
		content.query(GetSiteSettingsDocument, { lang }).then((data) => data.siteSettings, orNull),
		readBrand(context, lang),
	]);
	return {
		header,
		footer,
		callToAction,
		settings: withBrand(settings ?? settingsWithoutAny(footer, site.origin), brand),
	};
}

/** The site's settings in a language, for feeds and other responses that are no page. */
export async function loadSettings(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<SiteSettings> {
	const content = getContent(context);
	const [{ siteSettings }, brand] = await Promise.all([
		content.query(GetSiteSettingsDocument, { lang }),
		readBrand(context, lang),
	]);
	if (siteSettings) return withBrand(siteSettings, brand);
	const { footer } = await content.query(GetFooterDocument, { lang });
	return withBrand(settingsWithoutAny(footer, getSite(context).origin), brand);
}

/** The settings with the name and logos of the brand, where there is one. */
function withBrand(settings: SiteSettings, brand: Brand | null): SiteSettings {
	if (!brand) return settings;
	return {
		...settings,
		brand: brand.name || settings.brand,
		logo: brand.logo ?? settings.logo,
		logoDark: brand.logoDark ?? settings.logoDark,
	};
}
