import { createContext, type ReactNode, useContext } from 'react';

const TargetId = createContext<string | undefined>(undefined);

/** Provides the id of the element to which the page scrolls after a price form is submitted. */
export const PriceFormTarget = TargetId.Provider;

/** Submits a choice to the server before hydration. The response scrolls to the same element, which starts React (boot/boot.ts). */
export function PriceForm({ title, children }: { title?: string; children: ReactNode }) {
	const targetId = useContext(TargetId);
	return (
		<form method="get" action={targetId && `#${targetId}`} title={title}>
			{children}
		</form>
	);
}
