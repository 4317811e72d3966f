import type { TextProblem, TypedText } from './model.ts';

/** What is still to be saved once `sent` is answered: texts that were refused, and those that were typed on meanwhile, which replace what was sent. */
export function unsavedTexts(
	typed: ReadonlyMap<string, TypedText>,
	sent: readonly TypedText[],
	problems: Readonly<Record<string, TextProblem>>,
): ReadonlyMap<string, TypedText> {
	const savedTexts = new Map(
		sent.flatMap(({ id, text }) => (problems[id] ? [] : [[id, text] as const])),
	);
	return new Map(
		[...typed]
			.filter(([id, { text }]) => savedTexts.get(id) !== text)
			.map(([id, each]) => [id, { ...each, was: savedTexts.get(id) ?? each.was }]),
	);
}
