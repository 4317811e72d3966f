import { useLocale, useMessages } from '~/i18n/context';
import { localizedPath } from '~/i18n/locale';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container, themeClass } from '~/ui/section';
import type { Article } from './article';
import { articleCrumbs } from './article-crumbs';
import { Breadcrumbs } from './breadcrumbs';
import { Byline } from './byline';
import { CategoryLinks } from './category-links';
import { PostCover } from './post-cover';

/** The opening of an article: where it belongs, what it says, who wrote it when, and its picture. */
export function ArticleHeader({ post }: { post: Article }) {
	const messages = useMessages();
	const locale = useLocale();
	const crumbs = articleCrumbs(post, [
		{ url: localizedPath(locale, '/'), text: messages.home },
		{ url: localizedPath(locale, '/blog'), text: messages.blog },
	]);
	return (
		<header className={classNames(themeClass('tinted'), 'overflow-hidden')}>
			<Container className="pt-6 md:pt-8">
				<Breadcrumbs crumbs={crumbs} />
			</Container>
			<Container className="grid gap-x-12 gap-y-10 pt-8 md:pt-12 lg:grid-cols-2 xl:gap-x-16">
				<div className="flex flex-col items-start lg:pb-16">
					<CategoryLinks categories={post.categories} />
					<Heading level={1} size="section" className="mt-4">
						{post.title}
					</Heading>
					{post.excerpt !== '' && (
						<p className="mt-6 max-w-prose text-lg text-muted">{post.excerpt}</p>
					)}
					<div className="mt-auto pt-8">
						<Byline post={post} />
					</div>
				</div>
				<div className="-mx-gutter self-end lg:mr-[calc(50%-50vw)] lg:ml-0">
					<PostCover
						media={post.coverImage ?? post.featuredImage}
						title={post.title}
						sizes="(min-width: 64rem) 50vw, 100vw"
						priority
					/>
				</div>
			</Container>
		</header>
	);
}
