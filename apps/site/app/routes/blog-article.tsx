import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPostDocument } from '~/content/generated/documents';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { BlogArticleView } from '~/layouts/blog/blog-article-view';
import { blogArticleMeta } from '~/seo/heads/blog-article-meta';
import type { Route } from './+types/blog-article';

/** Route /{lang?}/blog/{slug}: one article. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params;
	const { post } = await getContent(context).query(GetPostDocument, {
		slug,
		lang: localeFromPath(url.pathname),
	});
	if (!post || post.link !== url.pathname) return resolveMissingPage(url, context);
	return { post };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogArticleMeta(loaderData, matches);

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
	return <BlogArticleView post={loaderData.post} />;
}
