import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '~/i18n/locale';
import { getContent } from './content.server';
import {
	GetCtaDocument,
	GetFooterDocument,
	GetHeaderDocument,
	GetSiteSettingsDocument,
} from './generated/documents';
import type {
	GetCtaQuery,
	GetFooterQuery,
	GetHeaderQuery,
	GetSiteSettingsQuery,
} from './generated/operations';
import { getSite } from './site-context.server';

export type Header = GetHeaderQuery['header'];
export type Footer = GetFooterQuery['footer'];
export type CallToAction = GetCtaQuery['callToAction'];
export type SiteSettings = GetSiteSettingsQuery['siteSettings'];

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
		content.query(GetHeaderDocument, { lang }).then((data) => data.header, orNull),
		content.query(GetFooterDocument, { lang }).then((data) => data.footer, orNull),
		content.query(GetCtaDocument, { lang }).then((data) => data.callToAction, orNull),
		content.query(GetSiteSettingsDocument, { lang }).then((data) => data.siteSettings, orNull),
	]);
	return { header, footer, callToAction, settings };
}
