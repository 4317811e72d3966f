import type { PageFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { PageSections } from '~/sections';
import { Container } from '~/ui/page/section';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { CategoryNavigation } from './categories/category-navigation';
import { PostList } from './posts/post-list';

interface BlogListingViewProps {
	page: PageFieldsFragment;
	listing: PostListing;
}

/** The blog overview: the sections of its page, then the articles, with the newest one large (specification section 2). */
export function BlogListingView({ page, listing }: BlogListingViewProps) {
	return (
		<PageLayout
			layout={page.pageLayout}
			shared={useSharedContent()}
			languages={languageLinks(page.translations)}
			navbarTheme={page.navbarTheme}
			pageLogo={page.pageLogo}
		>
			<PageSections sections={page.sections} title={page.title} />
			<Container className="pb-section">
				<CategoryNavigation categories={listing.categories} />
				<PostList listing={listing} isOverview />
			</Container>
		</PageLayout>
	);
}
