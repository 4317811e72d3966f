import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { Link } from '~/ui/actions/link';
import { Unbroken } from '~/ui/text/unbroken';

export function PostDate({ date }: { date: string }) {
	return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

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

/** The title of an article as a link. Its click area is the whole card, the nearest positioned ancestor. */
export function PostLink({ post }: { post: PostCardFieldsFragment }) {
	return (
		<Link
			href={post.link}
			className="decoration-mark decoration-3 underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
		>
			<Unbroken>{post.title}</Unbroken>
		</Link>
	);
}
