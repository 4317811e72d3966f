import type { PageFieldsFragment, PostCardFieldsFragment } from '~/content/generated/operations';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { FormView } from '~/features/forms/form-view';
import { PagePart } from '~/features/page-parts/page-part';
import { useMessages } from '~/i18n/context';
import { opensWithHeading, PageSections } from '~/sections';
import { headingId } from '~/sections/section-props';
import { Link } from '~/ui/actions/link';
import { Container, themeClass } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { RelatedPosts } from '../blog/article/related-posts';
import {
	CollapsibleContents,
	type OutlineEntry,
	SidebarContents,
} from '../blog/article/table-of-contents';
import { Breadcrumbs } from '../breadcrumbs';
import { PageFrame } from '../frames/page-frame';
import { BlogWithSidebarLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';

interface BlogPageProps {
	page: PageFieldsFragment;
	/** The newest articles, shown beside or below the page. */
	posts: readonly PostCardFieldsFragment[];
	withCallToAction: boolean;
}

/** Links to the sections of a page that have a heading. */
function pageOutline(sections: PageFieldsFragment['sections']): OutlineEntry[] {
	return sections.flatMap((section) => {
		const anchor = 'heading' in section ? headingId(section) : undefined;
		return 'heading' in section && anchor ? [{ anchor, text: section.heading, children: [] }] : [];
	});
}

type Section = PageFieldsFragment['sections'][number];

/** A form for an e-mail address and nothing else, such as that of a newsletter, fits beside the text. */
const isNewsletter = (section: Section) =>
	section.__typename === 'FormSection' &&
	section.form?.fields.length === 1 &&
	section.form.fields[0]?.kind === 'email';

function Newsletter({ section }: { section: Section }) {
	if (section.__typename !== 'FormSection' || !section.form) return null;
	const id = headingId(section);
	return (
		<section aria-labelledby={id} className="border-t-4 border-fg pt-5">
			<Heading level={2} size="item" id={id} className="mb-3">
				{section.heading}
			</Heading>
			<RichText html={section.text} className="mb-4 text-sm" />
			<FormView form={section.form} />
		</section>
	);
}

/** Links to articles, beside a page. */
function NextPosts({ posts }: Pick<BlogPageProps, 'posts'>) {
	const { relatedPosts } = useMessages();
	if (posts.length === 0) return null;
	return (
		<nav aria-label={relatedPosts} className="border-t-4 border-fg pt-5">
			<p className="font-bold">{relatedPosts}</p>
			<ul className="mt-2">
				{posts.map((post) => (
					<li key={post.id}>
						<Link
							href={post.link}
							className="block py-2 text-sm leading-snug text-muted hover:text-fg hover:underline hover:underline-offset-4"
						>
							{post.title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/**
 * A page in the layout `blog` or `blogWithSidebar` (specification section 2): its hero, or the title in a header like that of an article,
 * then the sections in the column of an article, and the newest articles. The sidebar has the page's contents, newsletter
 * and those articles.
 */
export function BlogPage({ page, posts, withCallToAction }: BlogPageProps) {
	const hasHero = opensWithHeading(page.sections);
	const hasSidebar = page.pageLayout === 'blogWithSidebar';
	const allSections = hasHero ? page.sections.slice(1) : page.sections;
	const newsletters = hasSidebar ? allSections.filter(isNewsletter) : [];
	const sections = allSections.filter((section) => !newsletters.includes(section));
	const text = (
		<div className="blog-column">
			<PageSections sections={sections} areFirst={false} />
		</div>
	);
	const frame = {
		shared: useSharedContent(),
		languages: languageLinks(page.translations),
		navbarTheme: page.navbarTheme,
		pageLogo: page.pageLogo,
		withCallToAction,
	};
	const top = hasHero ? (
		<PageSections sections={page.sections.slice(0, 1)} />
	) : (
		<PagePart>
			<header className={themeClass('tinted')}>
				<Container className="py-8 md:py-12">
					<Breadcrumbs items={page.seo.breadcrumbs} />
					<Heading level={1} size="section" className="mt-6 max-w-[18em]">
						{page.title}
					</Heading>
				</Container>
			</header>
		</PagePart>
	);
	if (!hasSidebar)
		return (
			<PageFrame {...frame}>
				{top}
				<Container className="py-12 md:py-16">
					<div className="mx-auto max-w-5xl">{text}</div>
				</Container>
				<PagePart>
					<RelatedPosts posts={posts} />
				</PagePart>
			</PageFrame>
		);
	const outline = pageOutline(sections);
	return (
		<BlogWithSidebarLayout
			{...frame}
			top={top}
			sidebar={
				<PagePart>
					<div className="flex flex-col gap-10">
						{outline.length > 1 && (
							<div className="hidden lg:block">
								<SidebarContents outline={outline} />
							</div>
						)}
						{newsletters.map((section) => (
							<Newsletter key={section.id} section={section} />
						))}
						<NextPosts posts={posts} />
					</div>
				</PagePart>
			}
		>
			{outline.length > 1 && (
				<div className="mb-10 lg:hidden">
					<PagePart>
						<CollapsibleContents outline={outline} />
					</PagePart>
				</div>
			)}
			{text}
		</BlogWithSidebarLayout>
	);
}
