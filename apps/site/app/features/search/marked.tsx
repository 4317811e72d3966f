import type { MarkedText } from '@website/contracts/search-words';

/** Text with the matching words marked. They are bold and underlined, so that color is not the only difference (WCAG 1.4.1). */
export function Marked({ pieces }: { pieces: readonly MarkedText[] }) {
	let at = 0;
	return pieces.map(({ text, isMatch }) => {
		const key = at;
		at += text.length;
		return isMatch ? (
			<mark
				key={key}
				className="bg-transparent font-bold text-inherit underline decoration-mark decoration-4 underline-offset-2"
			>
				{text}
			</mark>
		) : (
			<span key={key}>{text}</span>
		);
	});
}
