import type { ReactElement, ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

interface DisclosureProps {
	/** One element: a heading or a text. It is a direct child of `summary`, which allows no heading at a deeper level (HTML, 4.11.2). */
	summary: ReactElement;
	children: ReactNode;
	/** Opening a disclosure closes the others of its group. */
	group?: string;
	open?: boolean;
	className?: string;
}

/** A `details` element: it works without JavaScript, and the browser's page search finds its content. */
export function Disclosure({ summary, children, group, open, className }: DisclosureProps) {
	return (
		<details name={group} open={open} className={classNames('group/disclosure', className)}>
			<summary className="flex min-h-12 items-start justify-between gap-6 py-5 [&>:first-child]:min-w-0">
				{summary}
				<span
					aria-hidden="true"
					className="mt-1 size-5 shrink-0 rotate-90 bg-mark pennant transition group-open/disclosure:-rotate-90"
				/>
			</summary>
			<div className="pb-8">{children}</div>
		</details>
	);
}
