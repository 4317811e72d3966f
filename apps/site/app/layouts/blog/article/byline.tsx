import { useMessages } from '~/i18n/context';
import { PostDate } from '~/layouts/blog/posts/post-date';
import { PostMeta } from '~/layouts/blog/posts/post-meta';
import { LinkedName } from '~/ui/actions/linked-name';
import { Avatar } from '~/ui/pictures/avatar';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import type { Article } from './article';
import { wasUpdated } from './was-updated';

/** The author, the dates of publication and last change, and the reading time of an article. */
export function Byline({ post }: { post: Article }) {
	const messages = useMessages();
	const { author } = post;
	return (
		<div className="flex items-start gap-3">
			{author?.avatar && <Avatar media={author.avatar} />}
			<div>
				{author && (
					<p className="font-bold leading-[2.125rem]">
						<VisuallyHidden>{messages.by} </VisuallyHidden>
						<LinkedName name={author.name} href={author.link} />
					</p>
				)}
				<PostMeta post={post} />
				{wasUpdated(post) && (
					<p className="text-sm text-muted">
						{messages.updatedOn} <PostDate date={post.modifiedGmt} />
					</p>
				)}
			</div>
		</div>
	);
}
