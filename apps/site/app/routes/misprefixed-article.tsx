import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import type { Route } from './+types/misprefixed-article';

/** Redirects URLs such as /da/da/blog/{slug} and /de/da/blog/{slug} permanently to the article (specification section 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
	return resolveMissingPage(url, context);
}

/** Never rendered, since the loader always throws a response. Without a component the 404 would be a data response instead of a page. */
export default function MisprefixedArticle() {
	return null;
}
