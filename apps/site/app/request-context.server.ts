import { RouterContextProvider } from 'react-router';
import type { AnimationHosts } from './content/animation-address';
import { type ContentClientOptions, createContentClient } from './content/client.server';
import { contentContext, createContent } from './content/content.server';
import { siteContext } from './content/site-context.server';
import {
	apiOverviewContext,
	type ReadApiOverview,
} from './features/docs-viewer/api-overview.server';

export interface RequestContextOptions {
	content: ContentClientOptions & AnimationHosts;
	/** The site's public origin. */
	origin: string;
	/** What the API document describes; null when there has never been one. */
	readApiOverview: ReadApiOverview;
	/** Receives the cache tags of everything the loaders read. */
	onTags: (tags: readonly string[]) => void;
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
			animationHosts: options.content.animationHosts,
			onTags: options.onTags,
		}),
	);
	context.set(apiOverviewContext, options.readApiOverview);
	context.set(siteContext, { origin: options.origin, markDegraded: options.onDegraded });
	return context;
}
