import type { TextProblem, TypedText } from './model.ts';

/** The texts to save after the response to a save: the rejected ones, and those typed in the meantime, which replace the saved ones. */
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
