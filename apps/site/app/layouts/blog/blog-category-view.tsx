import { useId } from 'react';
import { useLocation } from 'react-router';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { Narrowing } from '~/content/narrowing';
import type { PostListing } from '~/content/post-listing';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';
import { Breadcrumbs, useBlogCrumbs } from '~/layouts/breadcrumbs';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';
import { CategoryNavigation } from './categories/category-navigation';
import { TagLinks } from './finding/tag-links';
import { type EmptyState, PostList } from './posts/post-list';

interface CategoryHeaderProps {
	category: CategoryFieldsFragment;
	totalCount: number;
}

/** The header of a category: name, description, number of articles, and the name in signal flags. */
function CategoryHeader({ category, totalCount }: CategoryHeaderProps) {
	const messages = useMessages();
	const crumbs = [...useBlogCrumbs(), { url: category.link, text: category.name }];
	return (
		<header>
			<Container className="pt-8 pb-4 md:pt-10 md:pb-6">
				<Breadcrumbs items={crumbs} />
				<div className="mt-8 grid items-end gap-8 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<Heading level={1} size="display">
							{category.name}
						</Heading>
						{category.description && (
							<p className="mt-5 max-w-text text-lg text-muted">{category.description}</p>
						)}
						<p className="mt-4 text-sm font-bold">{messages.articleCount(totalCount)}</p>
					</div>
					<SignalFlags
						text={category.name}
						className="lg:justify-end"
						flagClassName="h-8 sm:h-10 xl:h-12"
					/>
				</div>
			</Container>
		</header>
	);
}

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
