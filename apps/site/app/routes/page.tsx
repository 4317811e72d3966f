import { lazyPart } from '~/features/page-parts/lazy-part';
import { PagePart } from '~/features/page-parts/page-part';
import { AnnouncedContext } from '~/features/pricing/initial-prices';
import { PageView, pageViewMeta } from '~/layouts/views/page-view';
import { countryMeta } from '~/seo/heads/country-meta';
import type { Route } from './+types/page';
import { loadPageOrCountry } from './load-page-or-country.server';

const load = () => import('~/layouts/views/country-view');

/** The server imports the code directly; browsers load it only for the pages of countries. */
const CountryView = import.meta.env.SSR
	? (await load()).CountryView
	: lazyPart(async () => (await load()).CountryView);

/**
 * Routes /{lang?}/{slug} and /{lang?}/{slug}/{subslug}: a page of the content or of a country with prices (specification section 2).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug, parentSlug } = params;
	return loadPageOrCountry(url, context, { slug, parentSlug });
}

export { shouldRevalidate } from '~/features/pricing/choice/written-address';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (loaderData && 'countryPage' in loaderData)
		return countryMeta(loaderData.countryPage, matches);
	return pageViewMeta(loaderData, matches);
};

export default function Page({ loaderData }: Route.ComponentProps) {
	if ('countryPage' in loaderData)
		return (
			<AnnouncedContext value={loaderData.announced}>
				<PagePart module="app/layouts/views/country-view.tsx">
					<CountryView data={loaderData.countryPage} />
				</PagePart>
			</AnnouncedContext>
		);
	return <PageView {...loaderData} />;
}
