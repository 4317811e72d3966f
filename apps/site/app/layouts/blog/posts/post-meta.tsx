import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { PostDate } from './post-date';

export function PostMeta({ post }: { post: PostCardFieldsFragment }) {
	const messages = useMessages();
	return (
		<p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
			<PostDate date={post.date} />
			{post.seo.readingTime > 0 && (
				<>
					<span aria-hidden="true" className="h-2.5 w-1 bg-line-strong" />
					<span>{messages.readingTime(post.seo.readingTime)}</span>
				</>
			)}
		</p>
	);
}
