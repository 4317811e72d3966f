<<<<<<< HEAD
import { expect, test } from 'vitest';
import { highlight } from './highlight';

function kinds(code: string, language: string): Record<string, string> {
	return Object.fromEntries(highlight(code, language).map((token) => [token.text, token.kind]));
}

test.each(['js', 'json', 'python', 'sql', 'bash', 'http', 'html', 'dns', 'text', 'unheard-of'])(
	'%s: the pieces joined are the code',
	(language) => {
		const code = 'GET /v1 # "a\\"b" -- \'c\' ; <b class="x">\n  const n = 1_000; // end `t`\n';
		const pieces = highlight(code, language).map((token) => token.text);
		expect(pieces.join('')).toBe(code);
	},
);

test('an address in a string is no comment', () => {
	expect(kinds("fetch('https://a.example') // now", 'ts')).toMatchObject({
		fetch: 'name',
		"'https://a.example'": 'string',
		'// now': 'comment',
	});
});

test('tells a property from a value', () => {
	expect(kinds('{ "to": "+45", "n": null }', 'json')).toMatchObject({
		'"to"': 'name',
		'"+45"': 'string',
		null: 'word',
	});
});

test('knows requests, records and queries', () => {
	expect(kinds('POST /v1\nContent-Type: a', 'http')).toMatchObject({
		POST: 'word',
		'Content-Type': 'name',
	});
	expect(kinds('a.example.  TXT  "v=spf1" ; note', 'dns')).toMatchObject({
		TXT: 'word',
		'; note': 'comment',
	});
	expect(kinds('SELECT count(*) FROM t -- all', 'sql')).toMatchObject({
		SELECT: 'word',
		count: 'name',
		'-- all': 'comment',
=======
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
	it('loses nothing', () => {
		const code =
			'curl https://a.example/x \\\n  -d \'{ "to": "+45" }\' # comment\nconst a = 1.5; // b';
		expect(
			highlight(code)
				.map((token) => token.text)
				.join(''),
		).toBe(code);
	});

	it('finds strings, numbers, words and comments, but no comment in an address', () => {
		const kinds = (code: string) => highlight(code).map(({ kind, text }) => `${kind}:${text}`);
		expect(kinds('const a = "x"; // b')).toEqual([
			'word:const',
			'plain: a = ',
			'string:"x"',
			'plain:; ',
			'comment:// b',
		]);
		expect(kinds('https://a.example')).toEqual(['plain:https://a.example']);
>>>>>>> 574a2abd6f5dc850d8c88f6a3380e6f746af8262
	});
});
