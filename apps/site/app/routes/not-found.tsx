import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import type { Route } from './+types/not-found';

/** Every other address: an editor's redirect, a page whose prefix is wrong, or the 404 page (specification sections 2 and 8). */
export async function loader({ url, context }: Route.LoaderArgs) {
	return resolveMissingPage(url, context);
}

export default function NotFound() {
	return null;
}
