import { useMemo } from 'react';
import { BlogSections } from '~/blog-elements';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';
import { BlogWithSidebarLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { type Article, ArticleHeader } from './article/article-header';
import { ArticleSidebar } from './article/article-sidebar';
import { RelatedPosts } from './article/related-posts';
import { articleOutline, CollapsibleContents } from './article/table-of-contents';
import { TagLinks } from './finding/tag-links';

const titleId = 'article-title';

/** An article in the layout "blog with sidebar" (specification section 2). */
export function BlogArticleView({ post }: { post: Article }) {
	const messages = useMessages();
	const outline = useMemo(() => articleOutline(post.blogSections), [post.blogSections]);
	return (
		<BlogWithSidebarLayout
			shared={useSharedContent()}
			languages={languageLinks(post.translations)}
			top={<ArticleHeader post={post} titleId={titleId} />}
			sidebar={<ArticleSidebar post={post} outline={outline} />}
			bottom={<RelatedPosts posts={post.related} />}
		>
			<article aria-labelledby={titleId}>
				{outline.length > 1 && (
					<div className="mb-10 lg:hidden">
						<CollapsibleContents outline={outline} />
					</div>
				)}
				<BlogSections elements={post.blogSections} />
				{post.tags.length > 0 && (
					<nav aria-label={messages.tags} className="mt-12">
						<TagLinks tags={post.tags} />
					</nav>
				)}
			</article>
		</BlogWithSidebarLayout>
	);
}
