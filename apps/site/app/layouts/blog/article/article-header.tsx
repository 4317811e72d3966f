import type { GetPostQuery } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { parseDate } from '~/i18n/format-date';
import { CategoryLinks } from '~/layouts/blog/categories/category-links';
import { PostCover } from '~/layouts/blog/posts/post-cover';
import { Breadcrumbs, useBlogCrumbs } from '~/layouts/breadcrumbs';
import { LinkedName } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { themeClass } from '~/ui/page/section';
import { Avatar } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { PostDate, PostMeta } from '../posts/post-meta';

interface Crumb {
	url: string;
	text: string;
}

/** The breadcrumbs of the SEO fields; without them, the article below `parents`. */
export function articleCrumbs(
	post: { link: string; title: string; seo: { breadcrumbs: readonly Crumb[] } },
	parents: readonly Crumb[],
): Crumb[] {
	const { breadcrumbs } = post.seo;
	return breadcrumbs.length > 1
		? [...breadcrumbs]
		: [...parents, { url: post.link, text: post.title }];
}

const day = 24 * 60 * 60 * 1000;

/** True if an article was changed at least a day after its publication. Earlier corrections do not count as an update. */
export function wasUpdated(post: { dateGmt: string; modifiedGmt: string }): boolean {
	return parseDate(post.modifiedGmt).getTime() - parseDate(post.dateGmt).getTime() >= day;
}

export type Article = NonNullable<GetPostQuery['post']>;

/** The author, the dates of publication and last change, and the reading time of an article. */
function Byline({ post }: { post: Article }) {
	const messages = useMessages();
	const { author } = post;
	return (
		<div className="flex items-start gap-3">
			{author?.avatar && <Avatar media={author.avatar} />}
			<div>
				{author && (
					<p className="font-bold leading-[2.125rem]">
						<VisuallyHidden>{messages.by} </VisuallyHidden>
						<LinkedName name={author.name} href={author.link} />
					</p>
				)}
				<PostMeta post={post} />
				{wasUpdated(post) && (
					<p className="text-sm text-muted">
						{messages.updatedOn} <PostDate date={post.modifiedGmt} />
					</p>
				)}
			</div>
		</div>
	);
}

interface ArticleHeaderProps {
	post: Article;
	titleId: string;
}

/** The header of an article: breadcrumbs, categories, title, excerpt, byline, and the cover picture up to the edge of the window. */
export function ArticleHeader({ post, titleId }: ArticleHeaderProps) {
	const crumbs = articleCrumbs(post, useBlogCrumbs());
	return (
		<header className={classNames(themeClass('tinted'), 'two-fields overflow-hidden')}>
			<div className="two-fields-text py-8 md:py-10 lg:min-h-[32rem]">
				<Breadcrumbs items={crumbs} />
				<CategoryLinks categories={post.categories} className="mt-8 md:mt-10" />
				<Heading level={1} size="section" id={titleId} className="mt-3 lg:text-3xl">
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
				category={post.categories[0]?.name ?? ''}
				sizes="(width >= 64rem) 50vw, 100vw"
				priority
				className="self-end"
			/>
		</header>
	);
}
