export type TokenKind = 'plain' | 'comment' | 'string' | 'number' | 'word';

export interface Token {
	kind: TokenKind;
	text: string;
}

const words =
	'const|let|var|function|return|if|else|for|of|in|while|import|from|export|default|new|await|async|def|class|try|except|catch|throw|null|None|true|false|True|False|curl|GET|POST|PUT|DELETE|type|query|mutation';

/** Enough grammar for the short samples of a website: comments, strings, numbers and common words. */
const pattern = new RegExp(
	[
		String.raw`(?<comment>(?<=^|\s)(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\/)`,
		String.raw`(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|` + String.raw`\`(?:\\.|[^\`\\])*\`)`,
		String.raw`(?<number>\b\d[\d._]*\b)`,
		String.raw`(?<word>\b(?:${words})\b)`,
	].join('|'),
	'gm',
);

/** Cuts source code into coloured pieces. Joined again they are exactly the input. */
export function highlight(code: string): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	for (const match of code.matchAll(pattern)) {
		if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
		const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
		tokens.push({ kind: (kind ?? 'plain') as TokenKind, text: match[0] });
		end = match.index + match[0].length;
	}
	if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
	return tokens;
}
