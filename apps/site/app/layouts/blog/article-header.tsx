import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { themeClass } from '~/ui/section';
import { Breadcrumbs } from '../breadcrumbs';
import type { Article } from './article';
import { articleCrumbs } from './article-crumbs';
import { Byline } from './byline';
import { CategoryLinks } from './category-links';
import { PostCover } from './post-cover';
import { useBlogCrumbs } from './use-blog-crumbs';

interface ArticleHeaderProps {
	post: Article;
	/** Id of the title, which names the article. */
	titleId: string;
}

/** The opening of an article: where it belongs, what it says, who wrote it when, and its picture flying out to the edge. */
export function ArticleHeader({ post, titleId }: ArticleHeaderProps) {
	const crumbs = articleCrumbs(post, useBlogCrumbs());
	return (
		<header className={classNames(themeClass('tinted'), 'two-fields overflow-hidden')}>
			<div className="two-fields-text py-8 md:py-10 lg:min-h-[32rem]">
				<Breadcrumbs items={crumbs} />
				<CategoryLinks categories={post.categories} className="mt-8 md:mt-10" />
				<Heading level={1} size="section" id={titleId} className="mt-3">
					{post.title}
				</Heading>
				{post.excerpt !== '' && (
					<p className="mt-5 max-w-prose text-lg text-muted">{post.excerpt}</p>
				)}
				<div className="mt-auto pt-8">
					<Byline post={post} />
				</div>
			</div>
			<PostCover
				media={post.coverImage ?? post.featuredImage}
				title={post.title}
				sizes="(width >= 64rem) 50vw, 100vw"
				priority
				className="self-end"
			/>
		</header>
	);
}
