import { RouterContextProvider } from 'react-router';
import { type ContentClientOptions, createContentClient } from './content/client.server';
import { type ContentCall, contentContext, createContent } from './content/content.server';
import { siteContext } from './content/site-context.server';
import {
	apiOverviewContext,
	type ReadApiOverview,
} from './features/docs-viewer/api-overview.server';

export interface RequestContextOptions {
	content: ContentClientOptions & { mediaOrigin: string };
	/** The site's public origin. */
	origin: string;
	/** What the API document describes; null when there has never been one. */
	readApiOverview: ReadApiOverview;
	/** Receives the cache tags of everything the loaders read. */
	onTags: (tags: readonly string[]) => void;
	/** Told about every call to the content endpoint. */
	onContentCall: (call: ContentCall) => void;
	/** Called when a part of the page had to be left out. */
	onDegraded: (reason: unknown) => void;
}

/** Builds what loaders read from the context of one request. The server calls this; it knows nothing else of the app. */
export function createRequestContext(options: RequestContextOptions): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(
		contentContext,
		createContent({
			client: createContentClient(options.content),
			mediaOrigin: options.content.mediaOrigin,
			onTags: options.onTags,
			onCall: options.onContentCall,
			onDegraded: options.onDegraded,
		}),
	);
	context.set(apiOverviewContext, options.readApiOverview);
	context.set(siteContext, { origin: options.origin, markDegraded: options.onDegraded });
	return context;
}
