import type { PageFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { Container } from '~/ui/section';
import { CategoryNavigation } from './blog/category-navigation';
import { PostList } from './blog/post-list';

interface BlogListingViewProps {
	page: PageFieldsFragment;
	listing: PostListing;
}

/** The blog overview: the page's own sections, then its articles, the newest one large (specification section 2). */
export function BlogListingView({ listing }: BlogListingViewProps) {
	return (
		<Container className="pb-section">
			<CategoryNavigation categories={listing.categories} />
			<PostList listing={listing} featureNewest />
		</Container>
	);
}
