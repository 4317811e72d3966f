/** The kind of a token, which determines its color. */
export type TokenKind = 'comment' | 'string' | 'number' | 'word' | 'name';

/** The patterns of a language's tokens. The first match wins. */
export type Grammar = readonly (readonly [kind: TokenKind, pattern: string])[];

const doubleQuoted = String.raw`"(?:\\.|[^"\\])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\])*'`;
const number = ['number', String.raw`\b\d[\d._]*\b`] as const;
const call = ['name', String.raw`\b[A-Za-z_$][\w$]*(?=\()`] as const;

function anyOf(words: string): string {
	return String.raw`\b(?:${words.trim().split(/\s+/).join('|')})\b`;
}

const script: Grammar = [
	['comment', String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`],
	['string', `${doubleQuoted}|${singleQuoted}|${String.raw`\`(?:\\.|[^\`\\])*\``}`],
	number,
	[
		'word',
		anyOf(`const let var function return if else for of in while do switch case break continue import from export
			default new await async class extends try catch finally throw typeof instanceof type interface as satisfies
			null undefined true false this`),
	],
	call,
];

const php: Grammar = [
	['comment', String.raw`\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?\*\/`],
	['string', `${doubleQuoted}|${singleQuoted}`],
	['name', String.raw`\$\w+`],
	number,
	[
		'word',
		String.raw`<\?php|\?>|${anyOf(`abstract and array as break case catch class const continue default do echo else elseif
			extends final finally fn for foreach function global if implements instanceof interface match namespace new null
			or private protected public readonly return static switch throw trait try use while true false`)}`,
	],
	call,
];

const json: Grammar = [
	['name', String.raw`${doubleQuoted}(?=\s*:)`],
	['string', doubleQuoted],
	number,
	['word', anyOf('true false null')],
];

const python: Grammar = [
	['comment', '#[^\\n]*'],
	['string', String.raw`[fbr]*(?:"""[\s\S]*?"""|${doubleQuoted}|${singleQuoted})`],
	number,
	[
		'word',
		anyOf(`def class return if elif else for in while import from as with try except finally raise lambda not and or
			is None True False async await yield pass`),
	],
	call,
];

const csharp: Grammar = [
	['comment', String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`],
	['string', String.raw`\$?${doubleQuoted}`],
	number,
	['word', anyOf('using var new await async string int null true false return if else class')],
	call,
];

const sql: Grammar = [
	['comment', '--[^\\n]*'],
	['string', "'(?:''|[^'])*'"],
	number,
	[
		'word',
		anyOf(`SELECT FROM WHERE AND OR NOT IN AS ON JOIN LEFT GROUP BY HAVING ORDER DESC ASC LIMIT INSERT INTO VALUES
			UPDATE SET DELETE CREATE TABLE INDEX UNIQUE PRIMARY KEY NULL IS DEFAULT CONFLICT DO NOTHING RETURNING WITH CASE
			WHEN THEN ELSE END interval`),
	],
	call,
];

const shell: Grammar = [
	['comment', String.raw`(?<=^|\s)#[^\n]*`],
	['string', `${doubleQuoted}|'[^']*'`],
	['name', String.raw`(?<=\s)--?[A-Za-z][\w-]*|\$\w+`],
	['word', String.raw`^\s*[a-z][\w.-]*(?=\s)|(?<=\|\s*)[a-z]+`],
];

const http: Grammar = [
	['word', String.raw`^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b|^HTTP\/[\d.]+`],
	['name', String.raw`^[A-Za-z][A-Za-z-]*(?=:)|${doubleQuoted}(?=\s*:)`],
	['string', doubleQuoted],
	number,
];

const markup: Grammar = [
	['comment', '<!--[\\s\\S]*?-->'],
	['word', String.raw`<\/?[A-Za-z][\w-]*|\/?>`],
	['string', `${doubleQuoted}|${singleQuoted}`],
	['name', String.raw`[A-Za-z][\w:-]*(?==)`],
];

const zone: Grammar = [
	['comment', ';[^\\n]*'],
	['string', doubleQuoted],
	['word', String.raw`(?<=\s)(?:TXT|CNAME|MX|A|AAAA|NS|IN)(?=\s)`],
	['name', String.raw`^[\w.-]+`],
];

interface CodeLanguage {
	/** The display name. */
	name: string;
	grammar: Grammar;
}

const javascript = { name: 'JavaScript', grammar: script };
const typescript = { name: 'TypeScript', grammar: script };
const bash = { name: 'Shell', grammar: shell };

const languages: Record<string, CodeLanguage> = {
	js: javascript,
	javascript,
	jsx: javascript,
	ts: typescript,
	typescript,
	tsx: typescript,
	json: { name: 'JSON', grammar: json },
	python: { name: 'Python', grammar: python },
	py: { name: 'Python', grammar: python },
	php: { name: 'PHP', grammar: php },
	sql: { name: 'SQL', grammar: sql },
	curl: { name: 'cURL', grammar: shell },
	node: { name: 'Node', grammar: script },
	csharp: { name: 'C#', grammar: csharp },
	bash,
	sh: bash,
	shell: bash,
	http: { name: 'HTTP', grammar: http },
	html: { name: 'HTML', grammar: markup },
	xml: { name: 'XML', grammar: markup },
	dns: { name: 'DNS', grammar: zone },
	text: { name: '', grammar: [] },
};

/** Looks up a language by the name an editor entered. An unknown one keeps its name and is not highlighted. */
export function codeLanguage(name: string): CodeLanguage {
	const key = name.toLowerCase();
	const language = Object.hasOwn(languages, key) ? languages[key] : undefined;
	return language ?? { name, grammar: [] };
}
