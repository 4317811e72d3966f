import { useRouteLoaderData } from 'react-router';
import type { SharedContent } from '~/content/shared-parts/load-shared.server';

/** The data of the root loader; missing if that failed. */
export interface RootData extends SharedContent {
	origin: string;
	/** Whether the site has a support chat. */
	hasChat?: boolean;
	/** The kind of preview: drafts or unsaved values (specification section 6). */
	preview?: 'drafts' | 'live' | undefined;
}

const emptyRootData: RootData = {
	header: null,
	footer: null,
	callToAction: null,
	settings: null,
	origin: '',
};

export function useSharedContent(): RootData {
	return useRouteLoaderData<RootData>('root') ?? emptyRootData;
}

/** The shared content for `meta` functions, which receive all matched routes and cannot use hooks. */
export function sharedContentOf(
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData {
	const root = matches.find((match) => match?.id === 'root');
	// The root loader returns RootData; React Router types the data of matches as unknown.
	return (root?.loaderData as RootData | undefined) ?? emptyRootData;
}
