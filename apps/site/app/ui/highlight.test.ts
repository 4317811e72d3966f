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
	});
});
