import type { ReactNode } from 'react';

interface TableProps {
	/** The caption, also the accessible name of the scrollable area. */
	caption: string;
	/** The accessible name of the scrollable area of a table without a caption. */
	label?: string;
	children: ReactNode;
}

/** A table in a container that scrolls on narrow screens, also by keyboard (WCAG 1.4.10, 2.1.1). */
export function Table({ caption, label = caption, children }: TableProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would make each table a landmark
		<div
			role="group"
			aria-label={label || undefined}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be keyboard accessible
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
