interface CellProps {
	/** Inline HTML, sanitised on the server. */
	html: string;
	/** What the cell heads, if it is a heading. */
	head?: 'col' | 'row' | undefined;
}

/** A cell of a table; an empty one is never a heading, as it would name nothing. */
export function Cell({ html, head }: CellProps) {
	const content = { dangerouslySetInnerHTML: { __html: html } };
	return head && html.trim() !== '' ? <th scope={head} {...content} /> : <td {...content} />;
}
