import type { AuthorFieldsFragment } from '~/content/generated/operations';
import type { AuthorPage } from '~/content/post-listing';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';
import { Breadcrumbs, useBlogCrumbs } from '~/layouts/breadcrumbs';
import { Container } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';
import { CategoryNavigation } from './categories/category-navigation';
import { PostList } from './posts/post-list';

const portrait = { width: 160, height: 160 };

interface AuthorHeaderProps {
	author: AuthorFieldsFragment;
	href: string;
	totalCount: number;
}

/** The header of an author's page: name, role, portrait and description. */
function AuthorHeader({ author, href, totalCount }: AuthorHeaderProps) {
	const messages = useMessages();
	const { name, role, description, avatar } = author;
	return (
		<header>
			<Container className="pt-8 pb-4 md:pt-10 md:pb-6">
				<Breadcrumbs items={[...useBlogCrumbs(), { url: href, text: name }]} />
				<div className="mt-8 flex items-start justify-between gap-8 max-sm:flex-col md:mt-12">
					<div className="min-w-0">
						<Heading level={1} size="display">
							{name}
						</Heading>
						{role && <p className="mt-4 text-lg font-bold">{role}</p>}
						{description && <p className="mt-3 max-w-text text-lg text-muted">{description}</p>}
						<p className="mt-4 text-sm font-bold">{messages.articleCount(totalCount)}</p>
					</div>
					{avatar && (
						<Picture
							media={avatar}
							fixed={portrait}
							alt=""
							priority
							className="size-28 shrink-0 rounded-full object-cover sm:size-40 max-sm:order-first"
						/>
					)}
				</div>
			</Container>
		</header>
	);
}

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
