import { describe, expect, it } from 'vitest';
import { passwordProblem } from './rule.ts';

describe('a new password', () => {
	it.each(['', 'short', 'elevenchars', 12, undefined])('is refused when too short: %s', (given) => {
		expect(passwordProblem(given)?.en).toContain('at least 12');
	});

	it('is refused when it is longer than anybody types', () => {
		expect(passwordProblem('x7'.repeat(200))?.en).toContain('at most 256');
	});

	it.each([
		'password1234',
		'Password1234!',
		'123456789012',
		'aaaaaaaaaaaa',
		'qwertyuiopas',
		'administrator',
		'iloveyou1234',
	])('is refused as common: %s', (given) => {
		expect(passwordProblem(given)?.da).toContain('almindelige');
	});

	it('is refused when it is the account itself', () => {
		expect(passwordProblem('karen.hansen', ['karen.hansen', 'example.com'])?.de).toContain('nah');
	});

	it.each(['correct horse battery', 'kR3nGwdl2vN0', 'rødgrød med fløde', 'äää fliegt heute'])(
		'is taken: %s',
		(given) => expect(passwordProblem(given, ['karen.hansen'])).toBeNull(),
	);
});
