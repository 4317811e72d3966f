import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { Link } from '~/ui/actions/link';
import { Unbroken } from '~/ui/text/unbroken';

/** The title of an article as a link. Its click area is the whole card, the nearest positioned ancestor. */
export function PostLink({ post }: { post: PostCardFieldsFragment }) {
	return (
		<Link
			href={post.link}
			className="decoration-mark decoration-3 underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
		>
			<Unbroken>{post.title}</Unbroken>
		</Link>
	);
}
