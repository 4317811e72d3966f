import Negotiator from 'negotiator';

/** True if the `Accept` header prefers Markdown to HTML (RFC 9110, section 12.5.1); never for browsers. */
export function prefersMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes('text/markdown')) return false;
	const negotiator = new Negotiator({ headers: { accept } });
	return negotiator.mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
