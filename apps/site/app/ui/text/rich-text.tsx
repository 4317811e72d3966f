import { classNames } from '~/ui/class-names';

interface RichTextProps {
	/** HTML that the server has sanitized and prepared (`content/html`). Never pass other HTML. */
	html: string;
	/** `short` inside sections, `long` for articles and other long texts. */
	length?: 'short' | 'long';
	className?: string;
}

/** A rich text from the content backend. Renders nothing if it is empty. */
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
