import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { CategoryLinks } from '~/layouts/blog/categories/category-links';
import { Avatar } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { PostCover } from './post-cover';
import { PostLink, PostMeta } from './post-meta';

interface FeaturedPostProps {
	post: PostCardFieldsFragment;
	headingLevel: 2 | 3;
	/** True if it is visible without scrolling; its picture is then loaded with priority. */
	isOnTop?: boolean;
}

/** A large card of an article, with the picture and the text side by side. */
export function FeaturedPost({ post, headingLevel, isOnTop = false }: FeaturedPostProps) {
	return (
		<article className="group/card relative grid bg-surface lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<div className="overflow-hidden">
				<PostCover
					media={post.featuredImage}
					title={post.title}
					category={post.categories[0]?.name ?? ''}
					sizes="(min-width: 64rem) 60vw, 100vw"
					priority={isOnTop}
					alt=""
					className="h-full transition-transform duration-500 group-hover/card:scale-[1.02]"
				/>
			</div>
			<div className="flex flex-col p-6 md:p-8 xl:p-10">
				<CategoryLinks categories={post.categories} className="relative z-10 w-fit" />
				<Heading level={headingLevel} size="card" className="mt-2">
					<PostLink post={post} />
				</Heading>
				<p className="mt-4 text-muted xl:text-lg">{post.excerpt}</p>
				<div className="mt-auto flex items-center gap-3 pt-8">
					{post.author?.avatar && <Avatar media={post.author.avatar} />}
					<div>
						{post.author && <p className="text-sm font-bold">{post.author.name}</p>}
						<PostMeta post={post} />
					</div>
				</div>
			</div>
		</article>
	);
}
