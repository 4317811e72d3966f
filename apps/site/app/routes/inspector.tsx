import { data } from 'react-router';
import { isInspectorId } from '#shared/inspector.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { pageNotFound } from '~/content/errors.server';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { getSite } from '~/content/site-context.server';
import { inspectorContext } from '~/features/inspector/inspector-context.server';
import { loadMessages } from '~/i18n/messages';
import { InspectorView } from '~/layouts/views/inspector-view';
import { documentTitle } from '~/seo/heads/content-meta';
import type { Route } from './+types/inspector';

const personalHeaders = { 'cache-control': 'private, no-store' };

/** Loads the deliveries of an inspector, which are never cached. 404 for an unknown inspector, 503 while the app host is unavailable. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const id = params.id ?? '';
	if (!isInspectorId(id)) pageNotFound(url);
	const { inspector: words } = await loadMessages(localeFromPath(url.pathname));
	const { title } = words;
	const inspector = await context
		.get(inspectorContext)(id)
		.catch((error: unknown) => {
			getSite(context).markDegraded(error);
			return 'unreadable' as const;
		});
	if (inspector === null) pageNotFound(url);
	if (inspector !== 'unreadable')
		return data({ id, title, inspector }, { headers: personalHeaders });
	return data({ id, title, inspector: null }, { status: 503, headers: personalHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The page is private, so search engines must not index it. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	{
		title: documentTitle(loaderData?.title ?? '', sharedContentOf(matches).settings?.titleTemplate),
	},
	{ name: 'robots', content: 'noindex, nofollow' },
];

/** Route /{lang?}/inspector/{id}: the webhooks that a visitor's test requests caused. */
export default function InspectorPage({ loaderData }: Route.ComponentProps) {
	return <InspectorView id={loaderData.id} inspector={loaderData.inspector} />;
}
