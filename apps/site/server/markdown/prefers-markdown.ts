import Negotiator from 'negotiator';

/** Whether a client would rather read Markdown than HTML (RFC 9110, section 12.5.1); browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes('text/markdown')) return false;
	const negotiator = new Negotiator({ headers: { accept } });
	return negotiator.mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
