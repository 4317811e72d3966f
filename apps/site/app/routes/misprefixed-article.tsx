import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import type { Route } from './+types/misprefixed-article';

/** Addresses such as /da/da/blog/{slug} and /de/da/blog/{slug} lead to the article for good (specification section 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
	return resolveMissingPage(url, context);
}

/** Shows nothing: the loader always ends elsewhere. Without it the 404 would be data instead of a page. */
export default function MisprefixedArticle() {
	return null;
}
