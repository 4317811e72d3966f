import { charactersOf, isInGsm7 } from './replacements';

/** A text with what forces UCS-2 marked in it. */
export function MarkedText({ text }: { text: string }) {
	const pieces: { text: string; isForcing: boolean }[] = [];
	for (const character of charactersOf(text)) {
		const isForcing = !isInGsm7(character);
		const last = pieces.at(-1);
		if (last && last.isForcing === isForcing) last.text += character;
		else pieces.push({ text: character, isForcing });
	}
	return pieces.map((piece, index) =>
		piece.isForcing ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
			<mark key={index} className="bg-yellow text-ink">
				{piece.text}
			</mark>
		) : (
			piece.text
		),
	);
}
