import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { fullRows, rowSpans } from '~/ui/page/full-rows';
import { PostCard } from './post-card';

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
