import { useId } from 'react';
import { useLocation } from 'react-router';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { Narrowing } from '~/content/narrowing';
import type { PostListing } from '~/content/post-listing';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';
import { CategoryHeader } from './categories/category-header';
import { CategoryNavigation } from './categories/category-navigation';
import { TagLinks } from './finding/tag-links';
import type { EmptyState } from './posts/no-posts';
import { PostList } from './posts/post-list';

/** Links to narrower lists and back to the wider one, with the current list marked. */
function NarrowingLinks({ narrowings }: { narrowings: readonly Narrowing[] }) {
	if (narrowings.length === 0) return null;
	return (
		<div className="grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-2">
			{narrowings.map((narrowing) => (
				<Group key={narrowing.heading} {...narrowing} />
			))}
		</div>
	);
}

function Group({ heading, links }: Narrowing) {
	const id = useId();
	const { pathname } = useLocation();
	return (
		<nav aria-labelledby={id}>
			<Heading level={2} size="item" id={id} className="mb-3">
				{heading}
			</Heading>
			<TagLinks tags={links} current={pathname} />
		</nav>
	);
}

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
