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
	});
});
