export interface TextHeading {
	id: string;
	/** Plain text, entities left as they are in the source. */
	html: string;
}

const secondLevelHeading = /<h2(?:\s+id="([^"]*)")?([^>]*)>([\s\S]*?)<\/h2>/gi;

/** Gives every second-level heading of a sanitized text an id, and lists them in order. */
export function withHeadingIds(source: string): { html: string; headings: TextHeading[] } {
	const headings: TextHeading[] = [];
	const ids = new Set<string>();
	const html = source.replace(
		secondLevelHeading,
		(_match, id: string, rest: string, inner: string) => {
			const text = inner.replace(/<[^>]*>/g, '').trim();
			const unique = uniqueId(id || slugOf(text), ids);
			headings.push({ id: unique, html: text });
			return `<h2 id="${unique}"${rest}>${inner}</h2>`;
		},
	);
	return { html, headings };
}

function slugOf(text: string): string {
	return (
		text
			.replace(/&[a-z0-9#]+;/gi, ' ')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, '-')
			.replace(/^-|-$/g, '') || 'part'
	);
}

function uniqueId(base: string, ids: Set<string>): string {
	let id = base;
	for (let number = 2; ids.has(id); number++) id = `${base}-${number}`;
	ids.add(id);
	return id;
}
