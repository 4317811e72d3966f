import sanitizeHtml from 'sanitize-html';

const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a title or an excerpt, without tags and entities. WordPress ends cut excerpts with "[…]": the ellipsis stays. */
export function plainText(html: string | null | undefined): string {
	if (!html) return '';
	// Text comes out with exactly these four characters escaped.
	const text = sanitizeHtml(html.replace(/<br\s*\/?>|<\/p>/gi, ' '), {
		allowedTags: [],
		allowedAttributes: {},
	});
	return text
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
		.replace(/\[…\]/g, '…')
		.replace(/\s+/g, ' ')
		.trim();
}
