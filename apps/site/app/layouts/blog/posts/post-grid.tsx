import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { CategoryLinks } from '~/layouts/blog/categories/category-links';
import { classNames } from '~/ui/class-names';
import { fullRows, rowSpans } from '~/ui/page/full-rows';
import { Heading } from '~/ui/text/heading';
import { PostCover } from './post-cover';
import { PostLink, PostMeta } from './post-meta';

interface PostCardProps {
	post: PostCardFieldsFragment;
	headingLevel: 2 | 3;
	sizes: string;
	priority?: boolean;
}

/** The card of an article in a list. The whole card links to the article, except for the links to its categories. */
function PostCard({ post, headingLevel, sizes, priority }: PostCardProps) {
	return (
		<article className="group/card relative flex h-full flex-col bg-surface">
			<div className="overflow-hidden">
				<PostCover
					media={post.featuredImage}
					title={post.title}
					category={post.categories[0]?.name ?? ''}
					sizes={sizes}
					priority={priority}
					alt=""
					className="transition-transform duration-500 group-hover/card:scale-[1.03]"
				/>
			</div>
			<div className="flex grow flex-col p-6 md:p-7">
				<CategoryLinks categories={post.categories} className="relative z-10 w-fit" />
				<Heading level={headingLevel} size="item" className="mt-2">
					<PostLink post={post} />
				</Heading>
				<p className="mt-3 line-clamp-6 lg:line-clamp-4 text-muted">{post.excerpt}</p>
				<div className="mt-auto pt-6">
					<PostMeta post={post} />
				</div>
			</div>
		</article>
	);
}

interface PostGridProps {
	posts: readonly PostCardFieldsFragment[];
	headingLevel: 2 | 3;
	/** True if the first row is visible without scrolling; its first picture is then loaded with priority. */
	isOnTop?: boolean;
}

const maxPerRow = 3;
const sizes = '(min-width: 40rem) 50vw, 100vw';
const sizesOfThird = `(min-width: 64rem) 33vw, ${sizes}`;

/** Articles as cards, up to three per row. */
export function PostGrid({ posts, headingLevel, isOnTop = false }: PostGridProps) {
	if (posts.length === 0) return null;
	const rows = fullRows({ count: posts.length, maxColumns: maxPerRow, pairFrom: 'sm' });
	const spans = rowSpans(posts.length, maxPerRow);
	return (
		<ul className={classNames('grid gap-6 md:gap-8', rows.list)}>
			{posts.map((post, index) => (
				<li key={post.id} className={classNames('min-w-0', rows.card(index))}>
					<PostCard
						post={post}
						headingLevel={headingLevel}
						sizes={spans[index] === 4 ? sizesOfThird : sizes}
						priority={isOnTop && index === 0}
					/>
				</li>
			))}
		</ul>
	);
}
