import { describe, expect, it } from 'vitest';
import { highlight } from './code-block';

function tokensOf(code: string, language: string): string[] {
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
	])('keeps all text in %s', (language) => {
		const code =
			'curl https://a.example/x \\\n  -d \'{ "to": "+45" }\' # comment\nconst a = 1.5; // b <b>';
		const texts = highlight(code, language).map((token) => token.text);
		expect(texts.join('')).toBe(code);
	});

	it('recognizes strings, keywords and comments, but no comment in a URL', () => {
		expect(tokensOf('const a = "https://a.example"; // b', 'ts')).toEqual([
			'word:const',
			'plain: a = ',
			'string:"https://a.example"',
			'plain:; ',
			'comment:// b',
		]);
		expect(tokensOf('curl https://a.example', 'bash')).toEqual([
			'word:curl',
			'plain: https://a.example',
		]);
	});

	it('distinguishes properties from values', () => {
		expect(tokensOf('{"to": "+45"}', 'json')).toEqual([
			'plain:{',
			'name:"to"',
			'plain:: ',
			'string:"+45"',
			'plain:}',
		]);
	});

	it('highlights HTTP requests, DNS records and SQL queries', () => {
		expect(tokensOf('POST /v1\nContent-Type: a', 'http')).toContain('name:Content-Type');
		expect(tokensOf('a.example.  TXT  "v=spf1" ; note', 'dns')).toContain('comment:; note');
		expect(tokensOf('SELECT count(*) FROM t -- all', 'sql')).toContain('word:SELECT');
	});

	it('distinguishes variables, comments and keywords of PHP', () => {
		const code = "<?php\n$to = '+45'; # a ferry\nforeach ($all as $one) send($one, 12);";
		expect(tokensOf(code, 'php').filter((piece) => !piece.startsWith('plain'))).toEqual([
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

	it('does not highlight an unknown language', () => {
		expect(tokensOf('let x = 1', 'klingon')).toEqual(['plain:let x = 1']);
	});
});
