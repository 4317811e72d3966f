import { useSharedContent } from '~/content/shared-content';
import { useMessages } from '~/i18n/context';

/** Tells editors that drafts are shown, and leads out of the preview. A plain link: the server takes the cookie away. */
export function PreviewBar() {
	const { preview } = useSharedContent();
	const messages = useMessages();
	if (preview !== 'drafts') return null;
	return (
		<aside
			aria-label={messages.preview}
			className="sticky bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 bg-yellow px-gutter py-2 text-ink"
		>
			<p>{messages.previewShown}</p>
			<a href="/preview/end" rel="nofollow" className="py-2 font-bold underline">
				{messages.previewEnd}
			</a>
		</aside>
	);
}
