import sanitizeHtml from 'sanitize-html';

const markup = /<[a-z!/][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A price that is struck out must not become a price. */
const withoutText = ['script', 'style', 'textarea', 'option', 'del', 's', 'strike'];

/** Converts text that a backend may return as HTML, such as an excerpt, to plain text. Text without tags and entities is not changed. */
export function textOfHtml(text: string): string {
	if (!markup.test(text)) return text;
	// Separates words at line and paragraph ends. The sanitizer escapes exactly these four characters.
	return sanitizeHtml(text.replace(/<br\s*\/?>|<\/p>/gi, ' '), {
		allowedTags: [],
		allowedAttributes: {},
		nonTextTags: withoutText,
	})
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}
