import type { ReactNode, Ref } from 'react';
import { classNames } from '~/ui/class-names';

interface FoldedOnPhonesProps {
	/** The text of the switch. */
	summary: string;
	/** A part of the page with the weight of a heading, in a list of such parts. */
	large?: boolean;
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLDetailsElement>;
}

/**
 * A part of a page that phones show folded, so that the page is short enough to be read. Wide windows and paper show it without a
 * switch. It works without JavaScript, and the browser's page search finds its content.
 */
export function FoldedOnPhones(props: FoldedOnPhonesProps) {
	const { summary, large = false, children, className, ref } = props;
	return (
		<details
			ref={ref}
			className={classNames(
				'folded-on-phones group/folded',
				large && 'max-md:border-b-3 max-md:border-fg max-md:open:pb-12',
				className,
			)}
		>
			<summary
				className={classNames(
					'flex items-center justify-between gap-6 font-bold',
					large ? 'py-6 text-2xl' : 'min-h-12 py-3',
				)}
			>
				<span className="min-w-0">{summary}</span>
				<span
					aria-hidden="true"
					className="size-5 shrink-0 rotate-90 bg-mark pennant transition group-open/folded:-rotate-90"
				/>
			</summary>
			{children}
		</details>
	);
}
