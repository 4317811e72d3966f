import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

function pieces(code: string, language: string): string[] {
	return highlight(code, language).map(({ kind, text }) => `${kind}:${text}`);
}

describe('highlight', () => {
	it.each([
		'js',
		'json',
		'python',
		'sql',
		'bash',
		'http',
		'html',
		'dns',
		'csharp',
		'php',
		'text',
		'unheard-of',
	])('loses nothing in %s', (language) => {
		const code =
			'curl https://a.example/x \\\n  -d \'{ "to": "+45" }\' # comment\nconst a = 1.5; // b <b>';
		const texts = highlight(code, language).map((token) => token.text);
		expect(texts.join('')).toBe(code);
	});

	it('finds strings, numbers, words and comments, but no comment in an address', () => {
		expect(pieces('const a = "https://a.example"; // b', 'ts')).toEqual([
			'word:const',
			'plain: a = ',
			'string:"https://a.example"',
			'plain:; ',
			'comment:// b',
		]);
		expect(pieces('curl https://a.example', 'bash')).toEqual([
			'word:curl',
			'plain: https://a.example',
		]);
	});

	it('tells a property from a value', () => {
		expect(pieces('{"to": "+45"}', 'json')).toEqual([
			'plain:{',
			'name:"to"',
			'plain:: ',
			'string:"+45"',
			'plain:}',
		]);
	});

	it('knows requests, records and queries', () => {
		expect(pieces('POST /v1\nContent-Type: a', 'http')).toContain('name:Content-Type');
		expect(pieces('a.example.  TXT  "v=spf1" ; note', 'dns')).toContain('comment:; note');
		expect(pieces('SELECT count(*) FROM t -- all', 'sql')).toContain('word:SELECT');
	});

	it('tells variables, comments and words of PHP apart', () => {
		const code = "<?php\n$to = '+45'; # a ferry\nforeach ($all as $one) send($one, 12);";
		expect(pieces(code, 'php').filter((piece) => !piece.startsWith('plain'))).toEqual([
			'word:<?php',
			'name:$to',
			"string:'+45'",
			'comment:# a ferry',
			'word:foreach',
			'name:$all',
			'word:as',
			'name:$one',
			'name:send',
			'name:$one',
			'number:12',
		]);
	});

	it('leaves a language nobody knows as it is', () => {
		expect(pieces('let x = 1', 'klingon')).toEqual(['plain:let x = 1']);
	});
});
