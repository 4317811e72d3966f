export interface TextHeading {
	id: string;
	/** The heading's text without tags, with the entities of the source. */
	html: string;
}

const secondLevelHeading = /<h2(?:\s+id="([^"]*)")?([^>]*)>([\s\S]*?)<\/h2>/gi;

/** Adds an id to every second-level heading of a sanitized text, and returns the headings in order. */
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
