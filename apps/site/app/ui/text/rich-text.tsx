import { classNames } from '~/ui/class-names';

interface RichTextProps {
	/** Sanitized and prepared on the server (`content/html`); nothing else may come here. */
	html: string;
	/** `short` inside sections, `long` for whole texts. */
	length?: 'short' | 'long';
	className?: string;
}

/** A text with marks from the content backend. Nothing is rendered for an empty one. */
export function RichText({ html, length = 'short', className }: RichTextProps) {
	if (html.trim() === '') return null;
	return (
		<div
			data-content-links=""
			className={classNames('prose', length === 'short' && 'prose-short', className)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the content client on the server
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
