/** A short line with a pennant above a heading. Renders nothing if it is empty. */
export function Eyebrow({ children }: { children: string }) {
	if (children === '') return null;
	return (
		<p className="mb-5 flex items-center gap-3 text-sm font-bold text-fg">
			<span aria-hidden="true" className="h-4 w-5 shrink-0 bg-mark pennant" />
			{children}
		</p>
	);
}
