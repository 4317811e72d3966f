import { data, type MetaDescriptor } from 'react-router';
import type { ApiOverview } from '#shared/api-description.ts';
import { type LocaleCode, localeFromPath, siteLocaleCodes } from '#shared/locales/locale.ts';
import { sharedContentOf, useSharedContent } from '~/content/shared-parts/shared-content';
import { getSite } from '~/content/site-context.server';
import { docsPath, overviewAt } from '~/features/docs-viewer/addresses';
import { readApiDescription } from '~/features/docs-viewer/api-description.server';
import { viewerTitle } from '~/features/docs-viewer/configuration';
import { DocsViewer } from '~/features/docs-viewer/docs-viewer';
import { loadMessages } from '~/i18n/messages';
import { DocsLayout } from '~/layouts/frames/page-layout';
import { languageLinks } from '~/layouts/languages';
import { alternates } from '~/seo/alternates';
import { markdownLink, metaName } from '~/seo/heads/meta-elements';
import { shareMeta } from '~/seo/heads/share-meta';
import type { Route } from './+types/docs';

/** Head of the docs pages. All paths below the root have the same document, so the root is canonical. */
function docsMeta(
	locale: LocaleCode,
	description: string | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin, settings } = sharedContentOf(matches);
	const translations = siteLocaleCodes().map((code) => ({ locale: code, href: docsPath(code) }));
	return [
		{ title: viewerTitle },
		...metaName('description', description ?? ''),
		{ tagName: 'link', rel: 'canonical', href: origin + docsPath(locale) },
		markdownLink(docsPath(locale)),
		...alternates(translations, origin),
		...shareMeta({
			title: viewerTitle,
			description: description ?? '',
			type: 'website',
			url: origin + docsPath(locale),
			path: docsPath(locale),
			siteName: settings?.brand ?? '',
			locale,
			translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
	];
}

function DocsView({ overview }: { overview: ApiOverview | null }) {
	return (
		<DocsLayout
			shared={useSharedContent()}
			languages={languageLinks(
				siteLocaleCodes().map((locale) => ({ locale, href: docsPath(locale) })),
			)}
		>
			<DocsViewer overview={overview} />
		</DocsLayout>
	);
}

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
