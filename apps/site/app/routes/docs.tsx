import { data } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getSite } from '~/content/site-context.server';
import { overviewAt } from '~/features/docs-viewer/addresses';
import { readApiDescription } from '~/features/docs-viewer/api-description.server';
import { loadMessages } from '~/i18n/messages';
import { DocsView } from '~/layouts/views/docs-view';
import { docsMeta } from '~/seo/heads/docs-meta';
import type { Route } from './+types/docs';

/** Loads the overview of the API document. If that fails, responds with 503, so that the page is not indexed and a cached one is served. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const api = await readApiDescription(context);
	const overview = api && overviewAt(api, locale, url.pathname);
	const { docsDescription: description } = await loadMessages(locale);
	if (overview) return data({ overview, description });
	getSite(context).record.degrade();
	return data({ overview, description }, { status: 503, headers: { 'retry-after': '30' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The viewer has its own URLs below /docs, which need no new data. */
export function shouldRevalidate() {
	return false;
}

export const meta: Route.MetaFunction = ({ location, loaderData, matches }) =>
	docsMeta(localeFromPath(location.pathname), loaderData?.description, matches);

/** Routes /{lang?}/docs and everything below: the API documentation, rendered on the client only. */
export default function Docs({ loaderData }: Route.ComponentProps) {
	return <DocsView overview={loaderData.overview} />;
}
