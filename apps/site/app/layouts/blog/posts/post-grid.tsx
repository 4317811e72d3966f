import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { cardSpans } from './card-spans';
import { PostCard } from './post-card';

interface PostGridProps {
	posts: readonly PostCardFieldsFragment[];
	headingLevel: 2 | 3;
	/** Whether the first row is seen at once, so that its pictures come first. */
	isOnTop?: boolean;
}

const spans = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' };
const sizes = {
	2: '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw',
	3: '(min-width: 40rem) 50vw, 100vw',
};

/** Articles as cards: one, two or three beside each other. */
export function PostGrid({ posts, headingLevel, isOnTop = false }: PostGridProps) {
	if (posts.length === 0) return null;
	const layout = cardSpans(posts.length);
	return (
		<ul className="grid gap-6 sm:grid-cols-2 md:gap-8 lg:grid-cols-6">
			{posts.map((post, index) => {
				const span = layout[index] ?? 2;
				return (
					<li
						key={post.id}
						className={classNames('min-w-0 sm:max-lg:last:odd:col-span-2', spans[span])}
					>
						<PostCard
							post={post}
							headingLevel={headingLevel}
							sizes={sizes[span]}
							priority={isOnTop && index === 0}
						/>
					</li>
				);
			})}
		</ul>
	);
}
