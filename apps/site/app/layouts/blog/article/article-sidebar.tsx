import type { AuthorFieldsFragment } from '~/content/generated/operations';
import { LinkedName } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Avatar } from '~/ui/pictures/picture';
import type { Article } from './article-header';
import { type OutlineEntry, SidebarContents } from './table-of-contents';

/** A note about the author beside an article. */
function AuthorNote({ author }: { author: AuthorFieldsFragment }) {
	return (
		<div className="border-t-4 border-fg pt-5">
			<p className="flex items-center gap-3 font-bold">
				{author.avatar && <Avatar media={author.avatar} />}
				<LinkedName name={author.name} href={author.link} />
			</p>
			{author.role && <p className="mt-2 text-sm">{author.role}</p>}
			{author.description && <p className="mt-3 text-sm text-muted">{author.description}</p>}
		</div>
	);
}

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
