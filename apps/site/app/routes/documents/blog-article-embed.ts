import { allowsThumbnail, pageOfEmbedPath } from '#shared/addresses/embed-path.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetPostDocument } from '~/content/generated/documents';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { articleEmbed } from '~/seo/documents/article-embed';
import type { Route } from './+types/blog-article-embed';

/** Route /{lang?}/blog/{slug}/oembed.json: the card that other sites show for a link to an article (oembed.com). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params;
	const lang = localeFromPath(url.pathname);
	const [{ post }, settings] = await Promise.all([
		getContent(context).query(GetPostDocument, { slug, lang }),
		loadSettings(context, lang),
	]);
	if (!post || post.link !== pageOfEmbedPath(url.pathname)) return pageNotFound(url);
	const { origin } = getSite(context);
	const hasRoom = allowsThumbnail(url.searchParams);
	return Response.json(articleEmbed(post, { origin, provider: settings.brand, hasRoom }));
}
