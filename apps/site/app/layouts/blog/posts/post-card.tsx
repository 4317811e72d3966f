import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { CategoryLinks } from '~/layouts/blog/categories/category-links';
import { Heading } from '~/ui/text/heading';
import { PostCover } from './post-cover';
import { PostLink } from './post-link';
import { PostMeta } from './post-meta';

interface PostCardProps {
	post: PostCardFieldsFragment;
	headingLevel: 2 | 3;
	sizes: string;
	priority?: boolean;
}

/** The card of an article in a list. The whole card links to the article, except for the links to its categories. */
export function PostCard({ post, headingLevel, sizes, priority }: PostCardProps) {
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
