import type { TextProblem, TypedText } from './model.ts';

/** The texts that are still unsaved after a save: rejected texts, and texts typed during the save, which replace the saved ones (`was`). */
export function unsavedTexts(
	typedTexts: ReadonlyMap<string, TypedText>,
	submittedTexts: readonly TypedText[],
	problems: Readonly<Record<string, TextProblem>>,
): ReadonlyMap<string, TypedText> {
	const savedTexts = new Map(
		submittedTexts.flatMap(({ id, text }) => (problems[id] ? [] : [[id, text] as const])),
	);
	return new Map(
		[...typedTexts]
			.filter(([id, { text }]) => savedTexts.get(id) !== text)
			.map(([id, typedText]) => [id, { ...typedText, was: savedTexts.get(id) ?? typedText.was }]),
	);
}
