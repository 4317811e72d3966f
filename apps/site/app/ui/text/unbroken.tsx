import { hyphenated } from '#shared/markup/hyphenated.ts';

/**
 * Prevents line breaks inside words such as e-mail and names such as GSM-7. The text for screen readers and search does not change. Renders
 * one element, because a flex container would drop the spaces between several.
 */
export function Unbroken({ children }: { children: string }) {
	const parts = children.split(hyphenated);
	if (parts.length === 1) return children;
	return (
		<span>
			{parts.map((part, index) =>
				index % 2 === 1 ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity other than their position
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
