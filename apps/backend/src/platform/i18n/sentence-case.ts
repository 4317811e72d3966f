/** Texts in groups, as Payload and its editor name them. */
interface Texts {
	[name: string]: Texts | string;
}

/** Lower-cases the words of titles, except for the first ("Create New" becomes "Create new"), in all texts of a group. */
export function sentenceCase<Group extends object>(group: Group): Group {
	const texts: Texts = {};
	for (const [name, text] of Object.entries(group))
		texts[name] =
			typeof text === 'string'
				? text.replace(/(?<=[\p{Ll}}>] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
				: sentenceCase(text);
	return Object.assign({}, group, texts);
}
