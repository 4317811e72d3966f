import { expect, test } from 'vitest';
import { correctMiscopied } from './resolve-missing-page.server';

test.each([
	['/pricing)', '/pricing'],
	['/pricing).', '/pricing'],
	['/pricing%20', '/pricing'],
	['/pricing%C2%A0%E2%80%8B', '/pricing'],
	['/pricing%3E', '/pricing'],
	['/pricing%E2%80%9D,', '/pricing'],
	['/%EF%BB%BFpricing', '/pricing'],
	['/blog/a-guide%29.', '/blog/a-guide'],
	['/de/preise/d%C3%A4nemark!', '/de/preise/d%C3%A4nemark'],
	['/pricing&utm_source=mail', '/pricing?utm_source=mail'],
	['/pricing%3Futm_source=mail&utm_medium=x', '/pricing?utm_source=mail&utm_medium=x'],
	['/pricing%23prices', '/pricing#prices'],
	['/%20/evil.example)', '/evil.example'],
	['/)', '/'],
	['/pric%C2%ADing', '/pricing'],
	['/pricing;jsessionid=1', '/pricing'],
	['/pricing/index.html', '/pricing'],
	['/index.php', '/'],
])('%s means %s', (path, corrected) => {
	expect(correctMiscopied(path)).toBe(corrected);
	expect(correctMiscopied(corrected.split(/[?#]/)[0] ?? '')).toBeNull();
});

test.each(['/pricing', '/a-', '/a_', '/100%', '/c++', '/s%C3%B8g', '/'])(
	'%s is correct',
	(path) => {
		expect(correctMiscopied(path)).toBeNull();
	},
);
