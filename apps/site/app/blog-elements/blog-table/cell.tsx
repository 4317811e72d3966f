import { currencies } from '@website/contracts/currencies';

interface CellProps {
	/** Inline HTML, sanitized on the server. */
	html: string;
	head?: 'col' | 'row' | undefined;
}

const sign = '[\\s\\d.,:%€$£×+−–~<>≈-]*';
const unit = `(?:kr\\.?|${[...currencies, 'USD'].join('|')})?`;
const onlyFigures = new RegExp(`^${sign}\\d${sign}${unit}$`);

/** A table cell. An empty cell is never a header cell, as it would label nothing. Numbers get tabular figures. */
export function Cell({ html, head }: CellProps) {
	const content = {
		className: onlyFigures.test(html) ? 'tabular-nums' : undefined,
		dangerouslySetInnerHTML: { __html: html },
	};
	return head && html.trim() !== '' ? <th scope={head} {...content} /> : <td {...content} />;
}
