import { classNames } from '~/ui/class-names';
import type { Article } from './article';
import type { OutlineEntry } from './article-outline';
import { AuthorNote } from './author-note';
import { SideContents } from './table-of-contents';

interface ArticleSidebarProps {
	post: Article;
	outline: OutlineEntry[];
}

/** Beside the article where there is room: its contents and its author. Narrow screens have the contents above the text. */
export function ArticleSidebar({ post, outline }: ArticleSidebarProps) {
	// On narrow screens the note would follow the signature and say the same twice.
	const isSigned = post.blogSections.some(
		(element) => element.__typename === 'BlogSignature' && element.author,
	);
	return (
		<div className="flex flex-col gap-10">
			{outline.length > 1 && (
				<div className="hidden lg:block">
					<SideContents outline={outline} />
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
