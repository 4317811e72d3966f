import { useRouteLoaderData } from 'react-router';
import type { SharedContent } from '~/content/shared-parts/load-shared.server';

/** What the root loader gives every page; absent when even that could not be made. */
export interface RootData extends SharedContent {
	origin: string;
	/** Whether the site has a support chat. */
	hasChat?: boolean;
	/** Whether drafts, unsaved values or a shared draft are shown (specification section 6). */
	preview?: 'drafts' | 'live' | 'shared' | undefined;
}

const nothing: RootData = {
	header: null,
	footer: null,
	callToAction: null,
	settings: null,
	origin: '',
};

export function useSharedContent(): RootData {
	return useRouteLoaderData<RootData>('root') ?? nothing;
}

/** The same for `meta` functions, which get all matched routes instead of a hook. */
export function sharedContentOf(
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData {
	const root = matches.find((match) => match?.id === 'root');
	// The root route's loader returns RootData; React Router types matches of other routes as unknown.
	return (root?.loaderData as RootData | undefined) ?? nothing;
}
