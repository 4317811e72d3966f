import { PageView, pageViewMeta } from '~/layouts/page-view';
import type { Route } from './+types/page';
import { loadPageView } from './load-page-view.server';

/** Routes /{lang?}/{slug} and /{lang?}/{slug}/{subslug}: a page from content (specification section 2). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug, parentSlug } = params as { slug: string; parentSlug?: string };
	return loadPageView(url, context, slug, parentSlug);
}

export { shouldRevalidate } from '~/features/pricing/choice/written-address';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	pageViewMeta(loaderData, matches);

export default function Page({ loaderData }: Route.ComponentProps) {
	return <PageView {...loaderData} />;
}
