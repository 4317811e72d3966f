import { findElsewhere } from '~/content/loading/find-elsewhere.server';
import type { Route } from './+types/odd-article-address';

/** Addresses such as /da/da/blog/{slug} and /de/da/blog/{slug} lead to the article for good (specification section 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
	return findElsewhere(url, context);
}

/** Shows nothing: the loader always ends elsewhere. Without it the 404 would be data instead of a page. */
export default function OddArticleAddress() {
	return null;
}
