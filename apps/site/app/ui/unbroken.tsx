/** Words such as e-mail and E-Mail, whose first letter means nothing on a line of its own. */
const hyphenated = /((?<![\p{L}\p{N}])\p{L}-\p{L}+)/u;

/** A headline's words, kept from breaking after a single letter. What is read out and searched stays the same. */
export function Unbroken({ children }: { children: string }) {
	return children.split(hyphenated).map((part, index) =>
		hyphenated.test(part) ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
			<span key={index} className="whitespace-nowrap">
				{part}
			</span>
		) : (
			part
		),
	);
}
