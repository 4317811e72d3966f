import { charactersOf, isInGsm7 } from './replacements';

/** A text in which the characters that force UCS-2 are marked. */
export function MarkedText({ text }: { text: string }) {
	const pieces: { text: string; isForcing: boolean; at: number }[] = [];
	let at = 0;
	for (const character of charactersOf(text)) {
		const isForcing = !isInGsm7(character);
		const last = pieces.at(-1);
		if (last && last.isForcing === isForcing) last.text += character;
		else pieces.push({ text: character, isForcing, at });
		at += character.length;
	}
	return pieces.map((piece) =>
		piece.isForcing ? (
			<mark key={piece.at} className="bg-secondary text-on-secondary">
				{piece.text}
			</mark>
		) : (
			piece.text
		),
	);
}
