/** Splits a text at its second-level headings. Text before the first heading is a part with an empty heading. */
export function partsOf(html: string): { heading: string; text: string }[] {
	return html
		.split(/(?=<h2[\s>])/i)
		.filter((part) => part.trim() !== '')
		.map((part) => {
			const [heading = ''] = /^<h2[\s>][\s\S]*?<\/h2>/i.exec(part) ?? [];
			return { heading, text: part.slice(heading.length) };
		});
}
