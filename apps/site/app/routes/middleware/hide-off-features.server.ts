import { isOffPath } from '@website/contracts/site-features';
import type { RouterContextProvider } from 'react-router';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';

interface RouteArgs {
	url: URL;
	context: Readonly<RouterContextProvider>;
}

/** Middleware of all pages: the routes of a feature that is off do not exist. An editor's redirect has precedence. */
export async function hideOffFeatures({ url, context }: RouteArgs, next: () => Promise<Response>) {
	return isOffPath(url.pathname) ? resolveMissingPage(url, context) : next();
}
