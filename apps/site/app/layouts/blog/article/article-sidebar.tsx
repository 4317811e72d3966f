import { classNames } from '~/ui/class-names';
import type { Article } from './article';
import type { OutlineEntry } from './article-outline';
import { AuthorNote } from './author-note';
import { SidebarContents } from './table-of-contents';

interface ArticleSidebarProps {
	post: Article;
	outline: OutlineEntry[];
}

/** The column beside the article: table of contents and author. On narrow screens the table of contents is above the text instead. */
export function ArticleSidebar({ post, outline }: ArticleSidebarProps) {
	// A signature contains the same author. On narrow screens, the note would directly follow it.
	const isSigned = post.blogSections.some(
		(element) => element.__typename === 'BlogSignature' && element.author,
	);
	return (
		<div className="flex flex-col gap-10">
			{outline.length > 1 && (
				<div className="hidden lg:block">
					<SidebarContents outline={outline} />
				</div>
			)}
			{post.author && (
				<div className={classNames(isSigned && 'hidden lg:block')}>
					<AuthorNote author={post.author} />
				</div>
			)}
		</div>
	);
}
