import { useMemo } from 'react';
import { BlogSections } from '~/blog-elements';
import { classNames } from '~/ui/class-names';
import { Container } from '~/ui/section';
import type { Article } from './blog/article';
import { ArticleHeader } from './blog/article-header';
import { articleOutline } from './blog/article-outline';
import { RelatedPosts } from './blog/related-posts';
import { FoldedContents, StickyContents } from './blog/table-of-contents';

/** One article in the layout "blog with sidebar": its contents beside it, what to read next below (specification section 2). */
export function BlogArticleView({ post }: { post: Article }) {
	const outline = useMemo(() => articleOutline(post.blogSections), [post.blogSections]);
	const hasContents = outline.length > 1;
	return (
		<>
			<article>
				<ArticleHeader post={post} />
				<Container
					className={classNames(
						'grid gap-x-gutter gap-y-10 py-10 md:py-16',
						hasContents && 'lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)]',
					)}
				>
					{hasContents && (
						<div>
							<div className="hidden h-full lg:block">
								<StickyContents outline={outline} />
							</div>
							<div className="lg:hidden">
								<FoldedContents outline={outline} />
							</div>
						</div>
					)}
					<div className="min-w-0">
						<BlogSections elements={post.blogSections} />
					</div>
				</Container>
			</article>
			<RelatedPosts posts={post.related} />
		</>
	);
}
