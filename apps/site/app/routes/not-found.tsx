import { findElsewhere } from '~/content/find-elsewhere.server';
import type { Route } from './+types/not-found';

/** Every other address: an editor's redirect, or the 404 page (specification sections 2 and 8). */
export async function loader({ url, context }: Route.LoaderArgs) {
	const slug = url.pathname.split('/').at(-1) ?? '';
	return findElsewhere(url, context, { kind: 'page', slug });
}

export default function NotFound() {
	return null;
}
