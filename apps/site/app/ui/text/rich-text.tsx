import { classNames } from '~/ui/class-names';
import { withFigureColumns } from './figure-columns';
import { unbrokenHtml } from './unbroken';

interface RichTextProps {
	/** Sanitized on the server; nothing else may come here. */
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
			dangerouslySetInnerHTML={{
				__html: unbrokenHtml(withFocusableScrollers(withFigureColumns(html))),
			}}
		/>
	);
}

/** What may scroll sideways inside a text can be reached and scrolled by key (WCAG 2.1.1). */
export function withFocusableScrollers(html: string): string {
	return html
		.replace(/<pre(?=[\s>])/gi, '<pre tabindex="0"')
		.replace(/<table(?=[\s>])/gi, '<div class="scroller" role="group" tabindex="0"><table')
		.replace(/<\/table>/gi, '</table></div>');
}
