import { describe, expect, it } from 'vitest';
import { type FormSave, isOutdated, type LastChanges } from './changes.ts';

const [first, second, third] = [
	'2026-01-01T10:00:00.000Z',
	'2026-01-01T10:01:00.000Z',
	'2026-01-01T10:02:00.000Z',
];
const save: FormSave = { form: 'one', language: 'en', base: first };
const last = (parts: LastChanges['parts'], savedAt = third): LastChanges => ({ savedAt, parts });

describe('isOutdated', () => {
	it.each<[string, boolean, string, LastChanges | null]>([
		['was made from the stored version', false, first, null],
		['was made from an older version, and no changes are recorded', true, third, null],
		[
			'was made from an older version, and the last save is not recorded',
			true,
			third,
			last({}, second),
		],
		[
			'was made before its language was changed',
			true,
			third,
			last({ en: { at: third, form: null } }),
		],
		[
			'was made before another form changed its language',
			true,
			third,
			last({ en: { at: third, form: 'two' } }),
		],
		[
			'changed its language itself afterwards',
			false,
			third,
			last({ en: { at: third, form: 'one' } }),
		],
		[
			'was made before another language was changed',
			false,
			third,
			last({ da: { at: third, form: null } }),
		],
		[
			'was made before shared values were changed',
			true,
			third,
			last({ shared: { at: second, form: null } }),
		],
		[
			'was made after its language was changed',
			false,
			third,
			last({ en: { at: first, form: null } }),
		],
	])('a form that %s: %s', (_, expected, storedAt, changes) => {
		expect(isOutdated(save, storedAt, changes)).toBe(expected);
	});

	it('a form for all languages is outdated after a change of any language', () => {
		const all = { ...save, language: null };
		expect(isOutdated(all, third, last({ da: { at: third, form: null } }))).toBe(true);
	});
});
