const table = /<table(?=[\s>])[\s\S]*?<\/table>/gi;
const row = /<tr(?=[\s>])[\s\S]*?<\/tr>/gi;
const cell = /<(t[hd])([^>]*)>([\s\S]*?)<\/\1>/gi;

/** The text of a cell. A price in several currencies counts as one number. */
const textOf = (html: string): string =>
	html.replace(/(?:<data(?=[\s>])[\s\S]*?<\/data>)+/gi, '0').replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ');

/** Whether a cell contains a number, a calculation or a price: digits and signs, with at most a unit or "from". */
function isFigure(html: string): boolean {
	const text = textOf(html);
	return /\d/.test(text) && (text.match(/\p{L}/gu) ?? []).length <= 4;
}

/**
 * Marks the table columns with only numeric cells, including their headers, so that they are right-aligned. The first column contains row
 * headings and is never marked.
 */
export function withFigureColumns(html: string): string {
	return html.replace(table, (source) => {
		const bodies = [...source.matchAll(row)]
			.map(([text]) => [...text.matchAll(cell)])
			.filter((cells) => cells.some(([, tag]) => tag?.toLowerCase() === 'td'));
		const isMarked = (column: number): boolean =>
			column > 0 &&
			bodies.length > 0 &&
			bodies.every((cells) => isFigure(cells[column]?.[3] ?? ''));
		return source.replace(row, (text) => {
			let column = -1;
			return text.replace(cell, (whole, tag: string, attributes: string, inner: string) => {
				column += 1;
				return isMarked(column)
					? `<${tag}${attributes} data-column="figures">${inner}</${tag}>`
					: whole;
			});
		});
	});
}
