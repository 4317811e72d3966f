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
import type { CallToAction, Footer, Header, SiteSettings } from './shared-parts';
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
	const [header, footer, callToAction, settings] = await Promise.all([
		content
			.query(GetHeaderDocument, { lang })
			.then((data) => data.header ?? headerWithoutOne(lang), orNull),
		content.query(GetFooterDocument, { lang }).then((data) => data.footer, orNull),
		content.query(GetCtaDocument, { lang }).then((data) => data.callToAction, orNull),
		content.query(GetSiteSettingsDocument, { lang }).then((data) => data.siteSettings, orNull),
	]);
	return {
		header,
		footer,
		callToAction,
		settings: settings ?? settingsWithoutAny(footer, site.origin),
	};
}

/** The site's settings in a language, for what is no page. */
export async function loadSettings(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<SiteSettings> {
	const content = getContent(context);
	const { siteSettings } = await content.query(GetSiteSettingsDocument, { lang });
	if (siteSettings) return siteSettings;
	const { footer } = await content.query(GetFooterDocument, { lang });
	return settingsWithoutAny(footer, getSite(context).origin);
}
