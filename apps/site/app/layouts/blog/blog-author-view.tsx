import type { AuthorPage } from '~/content/author-page';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { Container } from '~/ui/page/section';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';
import { AuthorHeader } from './author/author-header';
import { CategoryNavigation } from './categories/category-navigation';
import { PostList } from './posts/post-list';

/** An author and their articles, newest first. */
export function BlogAuthorView({ author, href, translations, listing }: AuthorPage) {
	return (
		<PageFrame shared={useSharedContent()} languages={languageLinks(translations)}>
			<AuthorHeader author={author} href={href} totalCount={listing.totalCount} />
			<Container className="pb-section">
				<CategoryNavigation
					categories={listing.categories}
					current={`author:${author.id}`}
					feed={`${href}/feed.xml`}
				/>
				<PostList listing={listing} />
			</Container>
		</PageFrame>
	);
}
