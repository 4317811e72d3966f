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

const personal = { 'cache-control': 'private, no-store' };

/** What arrived at an inspector, never stored; 404 for what is no inspector's address, 503 while the app host can't be asked. */
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
	if (inspector !== 'unreadable') return data({ id, title, inspector }, { headers: personal });
	return data({ id, title, inspector: null }, { status: 503, headers: personal });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Nobody's but the visitor's: search engines leave it out. */
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
