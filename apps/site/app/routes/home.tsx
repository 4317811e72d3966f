import { homeSlug } from '~/content/endpoint/response/addresses';
import { loadPage } from '~/content/loading/load-page.server';
import { PageView, pageViewMeta } from '~/layouts/views/page-view';
import type { Route } from './+types/home';
import { loadPageView } from './load-page-view.server';

/** Routes /, /da and /de: the home page. */
export async function loader({ url, context }: Route.LoaderArgs) {
	return loadPageView(url, context, await loadPage(url, context, homeSlug));
}

export { shouldRevalidate } from '~/features/pricing/choice/written-address';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	pageViewMeta(loaderData, matches);

export default function Home({ loaderData }: Route.ComponentProps) {
	return <PageView {...loaderData} />;
}
