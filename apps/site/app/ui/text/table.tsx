import type { ReactNode } from 'react';

interface TableProps {
	/** Says what the table holds; also names the scrollable area. */
	caption: string;
	/** Names the scrollable area of a table without a caption. */
	label?: string;
	children: ReactNode;
}

/** A table that scrolls inside itself on narrow screens, by key too (WCAG 1.4.10, 2.1.1). */
export function Table({ caption, label = caption, children }: TableProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a field set is for forms, and a section would be a landmark for each table
		<div
			role="group"
			aria-label={label || undefined}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
			tabIndex={0}
			className="relative overflow-x-auto"
		>
			<table className="w-full border-collapse text-left text-sm [&_td]:py-3 [&_td]:pr-6 [&_td]:align-top [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_th]:py-3 [&_th]:pr-6 [&_th]:font-bold [&_tbody_th]:align-top [&_thead]:border-b-3 [&_thead]:border-fg [&_thead_th]:align-bottom">
				{caption !== '' && (
					<caption className="caption-bottom pt-3 text-left text-muted">{caption}</caption>
				)}
				{children}
			</table>
		</div>
	);
}
