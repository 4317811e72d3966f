import { useEffect } from 'react';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { leaveLinksToBrowser } from '~/features/navigation/leave-links';
import { useMessages } from '~/i18n/context';

/**
 * Tells editors that drafts are shown, and people with a share link what they see; leads out of it. A plain link: the server takes the
 * cookie away. From a draft that was shared links load whole pages, as what all pages share may be part of the draft.
 */
export function PreviewBar() {
	const { preview } = useSharedContent();
	const messages = useMessages();
	const isShared = preview === 'shared';
	useEffect(() => (isShared ? leaveLinksToBrowser() : undefined), [isShared]);
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
