import { createContext, type RouterContextProvider } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

export type PreviewKind = 'drafts' | 'live' | 'shared';

export interface PageDocument {
	html: Buffer;
	/** The code of the site's own inline scripts. The content security policy blocks all other inline scripts of the page. */
	codes: readonly Uint8Array[];
}

export interface SiteContext {
	/** Public origin without a trailing slash, for canonical URLs, feeds and sitemaps. */
	origin: string;
	/** The preview: stored drafts (`drafts`), unsaved values (`live`) or a share link (`shared`); undefined for visitors. */
	preview: PreviewKind | undefined;
	thirdParties?: ThirdPartySettings | undefined;
	contentToken?: ContentTokenSettings | undefined;
	/** The state of a submitted form that is rendered again for its sender. */
	formState?: FormState | undefined;
	/** Marks the response as incomplete: it is neither cached nor counted as healthy. */
	onDegraded: (reason?: unknown) => void;
	/** Adds cache tags of other sources than the content endpoint. */
	addTags: (tags: readonly string[]) => void;
	/** Receives the rendered document, which React Router's response does not contain. */
	onDocument: (document: PageDocument) => void;
	onError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();

export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
	return context.get(siteContext);
}
