import { localeFromPath } from '#shared/locales/locale.ts';
import { loadPage } from '~/content/loading/load-page.server';
import { loadStatus } from '~/features/status/load-status.server';
import { loadMessages } from '~/i18n/messages';
import { PageView, pageViewMeta } from '~/layouts/views/page-view';
import { StatusView } from '~/layouts/views/status-view';
import { statusMeta } from '~/seo/heads/status-meta';
import type { Route } from './+types/status';
import { loadPageView } from './load-page-view.server';

/** Route /{lang?}/status: the current status and incidents. If the endpoint does not support incidents, a page with this slug is shown. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const status = await loadStatus(context, locale);
	if (!status) return loadPageView(url, context, await loadPage(url, context, 'status'));
	const { title, description, feed } = (await loadMessages(locale)).status;
	return { status, words: { title, description, feed } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData && 'status' in loaderData
		? statusMeta(loaderData.status.locale, loaderData.words, matches)
		: pageViewMeta(loaderData, matches);

export default function Status({ loaderData }: Route.ComponentProps) {
	if ('status' in loaderData) return <StatusView data={loaderData.status} />;
	return <PageView {...loaderData} />;
}
