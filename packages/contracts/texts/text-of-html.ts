import sanitizeHtml from 'sanitize-html';

const markup = /<[a-z!/][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a text that a backend may give as HTML, such as an excerpt. A text without tags and entities stays as it is. */
export function textOfHtml(text: string): string {
	if (!markup.test(text)) return text;
	// Words on both sides of a paragraph's end stay apart. Text comes out with exactly these four characters escaped.
	return sanitizeHtml(text.replace(/<br\s*\/?>|<\/p>/gi, ' '), {
		allowedTags: [],
		allowedAttributes: {},
	})
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}
