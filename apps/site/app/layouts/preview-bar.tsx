import { useEffect } from 'react';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { markPageIncomplete } from '~/features/page-parts/incomplete-page';
import { useMessages } from '~/i18n/context';

/**
 * A notice that the page shows drafts. Its plain link ends the preview: the server deletes the cookie. Links of the page load whole
 * documents, because shared content and other pages may not be part of the preview.
 */
export function PreviewBar() {
	const messages = useMessages();
	const isPreview = useSharedContent().preview === 'drafts';
	useEffect(() => {
		if (isPreview) markPageIncomplete();
	}, [isPreview]);
	if (!isPreview) return null;
	return (
		<aside
			aria-label={messages.preview}
			className="sticky bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 bg-secondary px-gutter py-2 text-on-secondary"
		>
			<p>{messages.previewShown}</p>
			<a href="/preview/end" rel="nofollow" className="py-2 font-bold underline">
				{messages.previewEnd}
			</a>
		</aside>
	);
}
