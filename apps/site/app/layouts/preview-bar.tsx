import { useEffect } from 'react';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { markPageIncomplete } from '~/features/page-parts/incomplete-page';
import { useMessages } from '~/i18n/context';

/**
 * A notice that the page shows drafts (for editors) or a shared draft (for people with a share link). Its plain link ends the preview: the
 * server deletes the cookie. In a shared draft, links load whole documents, because shared content may be part of the draft.
 */
export function PreviewBar() {
	const { preview } = useSharedContent();
	const messages = useMessages();
	const isShared = preview === 'shared';
	useEffect(() => {
		if (isShared) markPageIncomplete();
	}, [isShared]);
	if (preview !== 'drafts' && !isShared) return null;
	return (
		<aside
			aria-label={messages.preview}
			className="sticky bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 bg-secondary px-gutter py-2 text-on-secondary"
		>
			<p>{isShared ? messages.previewShared : messages.previewShown}</p>
			<a href="/preview/end" rel="nofollow" className="py-2 font-bold underline">
				{messages.previewEnd}
			</a>
		</aside>
	);
}
