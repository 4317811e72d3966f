import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface DisclosureProps {
	summary: ReactNode;
	children: ReactNode;
	/** Disclosures of one group close each other. */
	group?: string;
	open?: boolean;
	className?: string;
}

/** A question that opens its answer: `details`, so it works without JavaScript and is found by the page search. */
export function Disclosure({ summary, children, group, open, className }: DisclosureProps) {
	return (
		<details name={group} open={open} className={classNames('group/disclosure', className)}>
			<summary className="flex min-h-12 items-start justify-between gap-6 py-5">
				<span className="min-w-0">{summary}</span>
				<span
					aria-hidden="true"
					className="mt-1 size-5 shrink-0 rotate-90 bg-mark pennant transition group-open/disclosure:-rotate-90"
				/>
			</summary>
			<div className="pb-8">{children}</div>
		</details>
	);
}
