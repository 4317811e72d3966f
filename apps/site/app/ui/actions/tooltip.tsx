import { type ReactNode, useId } from 'react';
import { Icon } from '~/ui/pictures/icon';

interface TooltipProps {
	/** The accessible name of the button, for example "More about two-way messages". */
	label: string;
	children: ReactNode;
}

/** A small button that opens an explanation in a popover. It works without JavaScript and stays open until dismissed (WCAG 1.4.13). */
export function Tooltip({ label, children }: TooltipProps) {
	const id = useId();
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-label={label}
				className="inline-flex size-7 shrink-0 items-center justify-center align-middle text-muted hover:text-fg"
			>
				<Icon name="info" className="size-4.5" />
			</button>
			<span
				id={id}
				popover="auto"
				className="theme-dark m-auto max-w-72 bg-canvas p-4 text-left text-sm font-normal text-fg tooltip-place"
			>
				{children}
			</span>
		</>
	);
}
