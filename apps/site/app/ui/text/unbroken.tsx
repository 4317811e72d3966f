/** Words such as e-mail, and names such as GSM-7: either half means nothing on a line of its own. */
const hyphenated = /((?<![\p{L}\p{N}])(?:\p{L}-\p{L}+|\p{Lu}+-\p{N}+))/u;

/** The words of an HTML fragment outside its tags, protected the same way. */
export const unbrokenHtml = (html: string): string =>
	html
		.split(/(<[^>]*>)/)
		.map((part, index) =>
			index % 2 === 1
				? part
				: part
						.split(hyphenated)
						.map((words, at) =>
							at % 2 === 1 ? `<span class="whitespace-nowrap">${words}</span>` : words,
						)
						.join(''),
		)
		.join('');

/** A headline's words, protected from breaking inside such a word. What is read out and searched stays the same. */
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
