import { codeLanguage, type Grammar, type TokenKind } from './code-grammars';

export interface Token {
	kind: TokenKind | 'plain';
	text: string;
}

const patterns = new Map<Grammar, RegExp>();

function patternOf(grammar: Grammar): RegExp {
	let pattern = patterns.get(grammar);
	if (!pattern) {
		const source = grammar.map(([, part]) => `(${part})`).join('|');
		pattern = new RegExp(source, 'gm');
		patterns.set(grammar, pattern);
	}
	return pattern;
}

/** Splits source code into tokens by simple patterns, which suffice for the samples of a website. The joined texts equal the input. */
export function highlight(code: string, language: string): Token[] {
	const { grammar } = codeLanguage(language);
	if (grammar.length === 0) return [{ kind: 'plain', text: code }];
	const tokens: Token[] = [];
	let end = 0;
	for (const match of code.matchAll(patternOf(grammar))) {
		if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
		const group = match.slice(1).findIndex((text) => text !== undefined);
		tokens.push({ kind: grammar[group]?.[0] ?? 'plain', text: match[0] });
		end = match.index + match[0].length;
	}
	if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
	return tokens;
}
