import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import type { Route } from './+types/not-found';

/** All other URLs: an editor's redirect, a page with a wrong prefix, or the 404 page (specification sections 2 and 8). */
export async function loader({ url, context }: Route.LoaderArgs) {
	return resolveMissingPage(url, context);
}

export default function NotFound() {
	return null;
}
