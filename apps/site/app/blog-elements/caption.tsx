/** The caption of a picture or code block; renders nothing if it is empty. */
export function Caption({ children }: { children: string }) {
	if (children === '') return null;
	return (
		<figcaption className="mt-3 flex max-w-prose items-start gap-2.5 text-sm text-muted">
			<span aria-hidden="true" className="mt-[0.45em] h-2 w-2.5 shrink-0 bg-mark pennant" />
			<span className="min-w-0">{children}</span>
		</figcaption>
	);
}
