import { getSite } from '~/content/site-context.server';
import { robots } from '~/seo/documents/robots';
import type { Route } from './+types/robots';

/** Route /robots.txt. */
export function loader({ context }: Route.LoaderArgs) {
	return new Response(robots(getSite(context).origin), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}
