import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { ApiDescription } from '#shared/api-description.ts';
import type { ContentVersion } from '#shared/http/content-version.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';
import type { ContentFinding } from '../app/content/content.server.ts';
import type { EndpointMemory } from '../app/content/endpoint/endpoint-memory.ts';
import type { SharedAnswers } from '../app/content/shared-answers.ts';

/** What the server knows of the application: a build to hand requests to, and how to make their context. */
export interface AppEntry {
	createRequestHandler: typeof createRequestHandler;
	/** The build that is running, as `builds/latest.json` names it. */
	build: BuildInfo;
	createRequestContext(options: RequestContextOptions): RouterContextProvider;
}

export interface RequestContextOptions {
	content: {
		url: string;
		mediaOrigin: string;
		animationHosts: readonly string[];
		method: 'POST' | 'GET';
		errorPolicy: 'none' | 'ignore' | 'all';
		timeoutMs: number;
		token?: string | undefined;
		previewToken?: string | undefined;
		memory: EndpointMemory;
		version: ContentVersion;
		sharedAnswers?: SharedAnswers | undefined;
	};
	/** The path asked for; it says the language. */
	path: string;
	origin: string;
	/** Whether drafts are shown. */
	isPreview: boolean;
	/** What the API document describes; null when there has never been one. */
	readApiDescription: () => Promise<ApiDescription | null>;
	priceApi: PriceReader;
	thirdParties?: ThirdPartySettings | undefined;
	/** Set where visitors' content tokens are in their local storage. */
	contentToken?: { storageKey: string; cookie: string } | undefined;
	onTags: (tags: readonly string[]) => void;
	onContentCall: (call: { ms: number; error?: unknown }) => void;
	onUntagged: () => void;
	onContentFinding: (finding: ContentFinding) => void;
	onDegraded: (reason?: unknown) => void;
	onInlineScripts: (codes: readonly string[]) => void;
	onError: (error: unknown) => void;
}

export type LoadBuild = () => Promise<ServerBuild>;

/** The application's own exports beside its request handler. */
export function appEntry(build: ServerBuild): AppEntry {
	// React Router types the entry module by its known exports only; entry.server.tsx exports this one too.
	return build.entry.module as unknown as AppEntry;
}
