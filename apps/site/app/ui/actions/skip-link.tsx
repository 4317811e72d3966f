import { useMessages } from '~/i18n/context';

/** The id of the page's `main` element. */
export const mainContentId = 'content';

/** The first focusable element of every page: skips the header (WCAG 2.4.1). */
export function SkipLink() {
	const messages = useMessages();
	return (
		<a
			href={`#${mainContentId}`}
			className="fixed top-0 left-gutter z-50 -translate-y-[calc(100%+2px)] bg-secondary px-5 py-4 font-bold text-on-secondary focus:translate-y-0"
		>
			{messages.skipToContent}
		</a>
	);
}
