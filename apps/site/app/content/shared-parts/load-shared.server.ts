import { isOffPath } from '@website/contracts/site-features';
import type { RouterContextProvider } from 'react-router';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';
import { loadMessages } from '~/i18n/messages';
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

/** The settings for an endpoint without settings. The header then shows the name: the footer's logo is for a dark background. */
function defaultSettings(footer: Footer | null, origin: string): SiteSettings {
	return {
		brand: footer?.location.name || new URL(origin).hostname,
		logo: null,
		logoDark: null,
		defaultTitle: '',
		titleTemplate: '%s',
		defaultDescription: '',
		socialImage: null,
		organizationUrl: '',
		email: '',
	};
}

/** The header for an endpoint without one, with links to the blog and the API documentation. */
async function defaultHeader(lang: LocaleCode): Promise<Header> {
	const { blog, docsTitle } = await loadMessages(lang);
	const item = (path: string, title: string) => ({
		link: { url: localizedPath(lang, path), title, target: '_self' },
		submenu: [],
	});
	const links = [item('/blog', blog), item('/docs', docsTitle)];
	return { links: links.filter(({ link }) => !isOffPath(link.url)), buttons: [] };
}

/** The content that all pages of a locale share. A part that could not be loaded is null, so that the page can still be rendered. */
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
		site.record.degrade();
		return null;
	};
	const [header, footer, callToAction, settings, brand] = await Promise.all([
		content
			.query(GetHeaderDocument, { lang })
			.then((data) => data.header ?? defaultHeader(lang), orNull),
		content.query(GetFooterDocument, { lang }).then((data) => data.footer, orNull),
		content.query(GetCtaDocument, { lang }).then((data) => data.callToAction, orNull),
		content.query(GetSiteSettingsDocument, { lang }).then((data) => data.siteSettings, orNull),
		readBrand(context, lang),
	]);
	return {
		header,
		footer,
		callToAction,
		settings: withBrand(settings ?? defaultSettings(footer, site.origin), brand),
	};
}

/** The site's settings in a locale, for feeds and other responses besides pages. */
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
	return withBrand(defaultSettings(footer, getSite(context).origin), brand);
}

/** Overrides the name and logos in the settings by those of the brand. */
function withBrand(settings: SiteSettings, brand: Brand | null): SiteSettings {
	if (!brand) return settings;
	return {
		...settings,
		brand: brand.name || settings.brand,
		logo: brand.logo ?? settings.logo,
		logoDark: brand.logoDark ?? settings.logoDark,
	};
}
