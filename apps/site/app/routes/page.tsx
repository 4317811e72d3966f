import { lazy, Suspense } from 'react';
import { PageView, pageViewMeta } from '~/layouts/views/page-view';
import { countryMeta } from '~/seo/heads/country-meta';
import type { Route } from './+types/page';
import { loadPageOrCountry } from './load-page-or-country.server';

const load = () => import('~/layouts/views/country-view');

/** The server has the code at hand; browsers fetch it for the pages of countries alone. */
const CountryView = import.meta.env.SSR
	? (await load()).CountryView
	: lazy(async () => ({ default: (await load()).CountryView }));

/** Routes /{lang?}/{slug} and /{lang?}/{slug}/{subslug}: a page from content, or that of a country with prices (specification section 2). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug, parentSlug } = params as { slug: string; parentSlug?: string };
	return loadPageOrCountry(url, context, { slug, parentSlug });
}

export { shouldRevalidate } from '~/features/pricing/choice/written-address';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData && 'countryPage' in loaderData
		? countryMeta(loaderData.countryPage, matches)
		: pageViewMeta(loaderData, matches);

export default function Page({ loaderData }: Route.ComponentProps) {
	if (!('countryPage' in loaderData)) return <PageView {...loaderData} />;
	return (
		<Suspense>
			<CountryView data={loaderData.countryPage} />
		</Suspense>
	);
}
