import { hyphenated } from '#shared/markup/hyphenated.ts';

/**
 * A text that may not break inside such a word; what is read out and searched stays the same. It is one element: in a flexible row, the
 * blanks between several would be gone.
 */
export function Unbroken({ children }: { children: string }) {
	const parts = children.split(hyphenated);
	if (parts.length === 1) return children;
	return (
		<span>
			{parts.map((part, index) =>
				index % 2 === 1 ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
					<span key={index} className="whitespace-nowrap">
						{part}
					</span>
				) : (
					part
				),
			)}
		</span>
	);
}
