import { createContext, type RouterContextProvider } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { RenderRecord } from '#shared/http/render-record.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

export interface SiteContext {
	/** Public origin without a trailing slash, for canonical URLs, feeds and sitemaps. */
	origin: string;
	/** The preview: stored drafts (`drafts`) or unsaved values (`live`); undefined for visitors. */
	preview: 'drafts' | 'live' | undefined;
	thirdParties?: ThirdPartySettings | undefined;
	contentToken?: ContentTokenSettings | undefined;
	/** The state of a submitted form that is rendered again for its sender. */
	formState?: FormState | undefined;
	record: RenderRecord;
}

export const siteContext = createContext<SiteContext>();

export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
	return context.get(siteContext);
}
