import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rule.ts';

describe('a new password', () => {
	it.each(['', 'short', 'elevenchars', 12, undefined])(
		'is rejected when too short: %s',
		(password) => {
			expect(passwordProblem(password)?.en).toContain('at least 12');
		},
	);

	it('is rejected above the maximum length', () => {
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
	])('is rejected as common: %s', (password) => {
		expect(passwordProblem(password)?.da).toContain('almindelige');
	});

	it('is rejected when it is the name of the account', () => {
		expect(passwordProblem('karen.hansen', ['karen.hansen', 'example.com'])?.de).toContain('nah');
	});

	it.each(['correct horse battery', 'kR3nGwdl2vN0', 'rødgrød med fløde', 'äää fliegt heute'])(
		'is accepted: %s',
		(password) => expect(passwordProblem(password, ['karen.hansen'])).toBeNull(),
	);
});
