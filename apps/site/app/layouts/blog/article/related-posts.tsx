import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { FeaturedPost } from '~/layouts/blog/posts/featured-post';
import { PostGrid } from '~/layouts/blog/posts/post-grid';
import { Container, Section } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';

const headingId = 'related-posts';

/** Other articles of the same categories. */
export function RelatedPosts({ posts }: { posts: readonly PostCardFieldsFragment[] }) {
	const messages = useMessages();
	const [first, ...otherPosts] = posts;
	if (!first) return null;
	return (
		<Section theme="tinted" labelledBy={headingId} space="tight">
			<Container>
				<Heading level={2} size="block" id={headingId} className="mb-8 md:mb-10">
					{messages.relatedPosts}
				</Heading>
				{/* In the grid, a single article would leave most of its row empty. */}
				{otherPosts.length === 0 ? (
					<FeaturedPost post={first} headingLevel={3} />
				) : (
					<PostGrid posts={posts} headingLevel={3} />
				)}
			</Container>
		</Section>
	);
}
