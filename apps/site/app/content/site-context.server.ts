import { createContext, type RouterContextProvider } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { ContentTokenSettings } from '#shared/settings/content-token.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

export type PreviewKind = 'drafts' | 'live' | 'shared';

export interface PageDocument {
	html: Buffer;
	/** The code of the inline scripts that the site itself wrote; every other script of the page stays without leave to run. */
	codes: readonly Uint8Array[];
}

export interface SiteContext {
	/** Public origin without a trailing slash, for canonical addresses, feeds and sitemaps. */
	origin: string;
	/** What an editor is looking at: stored drafts, or what is being typed; `shared` for somebody with a share link; undefined for visitors. */
	preview: PreviewKind | undefined;
	thirdParties?: ThirdPartySettings | undefined;
	contentToken?: ContentTokenSettings | undefined;
	/** A form that was sent and is shown once more, to its sender alone. */
	formState?: FormState | undefined;
	/** Marks the answer as incomplete: it is shown, but neither cached nor counted as healthy. Who read a part says why. */
	markDegraded: (reason?: unknown) => void;
	/** Adds cache tags of sources other than the content endpoint. */
	addTags: (tags: readonly string[]) => void;
	/** Receives the rendered document, which React Router's response leaves out. */
	onDocument: (document: PageDocument) => void;
	onError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();

export function getSite(context: Readonly<RouterContextProvider>): SiteContext {
	return context.get(siteContext);
}
