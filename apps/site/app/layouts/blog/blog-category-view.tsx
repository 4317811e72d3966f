import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { Narrowing } from '~/content/narrowing';
import type { PostListing } from '~/content/post-listing';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { Container } from '~/ui/page/section';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';
import { CategoryHeader } from './categories/category-header';
import { CategoryNavigation } from './categories/category-navigation';
import { NarrowingLinks } from './finding/narrowing-links';
import type { EmptyState } from './posts/no-posts';
import { PostList } from './posts/post-list';

interface BlogCategoryViewProps {
	category: CategoryFieldsFragment;
	listing: PostListing;
	/** True if the list has its own feed. */
	hasFeed?: boolean;
	/** Links to narrower lists. */
	narrowings?: readonly Narrowing[];
	/** Shown if there are no articles. */
	emptyState?: EmptyState | undefined;
}

/** The articles of a category (specification section 2). */
export function BlogCategoryView({
	category,
	listing,
	hasFeed = false,
	narrowings = [],
	emptyState,
}: BlogCategoryViewProps) {
	return (
		<PageFrame shared={useSharedContent()} languages={languageLinks(category.translations)}>
			<CategoryHeader category={category} totalCount={listing.totalCount} />
			<Container className="pb-section">
				<CategoryNavigation
					categories={listing.categories}
					current={category.id}
					feed={hasFeed ? `${category.link}/feed.xml` : undefined}
				/>
				<NarrowingLinks narrowings={narrowings} />
				<PostList listing={listing} emptyState={emptyState} />
			</Container>
		</PageFrame>
	);
}
