import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Icon } from '~/ui/pictures/icon';

/** A link to the feed of a list of articles. */
export function FeedLink({ href }: { href: string }) {
	const messages = useMessages();
	return (
		<Link
			href={href}
			type="application/atom+xml"
			className="inline-flex min-h-11 items-center gap-2 text-sm font-bold text-muted hover:text-fg hover:underline hover:underline-offset-4"
		>
			<Icon name="rss" className="size-4" />
			{messages.feed}
		</Link>
	);
}
