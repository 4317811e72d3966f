import { describe, expect, it } from 'vitest';
import { isOutdated, nextSave } from './last-save.ts';

const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
const save = (form: string, base: number) => ({ form, base: at(base) });

describe('a save of a form', () => {
	it('is outdated after a save without a record, and not while the document is unchanged', () => {
		expect(isOutdated(save('one', 1), at(2), null)).toBe(true);
		expect(isOutdated(save('one', 1), at(1), null)).toBe(false);
		expect(isOutdated({ form: 'one', base: '' }, '', null)).toBe(false);
	});

	it('is outdated after a save of another form, not after its own saves', () => {
		const first = nextSave(null, at(1), { savedAt: at(2), form: 'one' });
		const second = nextSave(first, at(2), { savedAt: at(3), form: 'one' });
		expect(isOutdated(save('one', 1), at(3), second)).toBe(false);
		expect(isOutdated(save('two', 1), at(3), second)).toBe(true);
	});

	it('is outdated if another save happened before its own last one', () => {
		const first = nextSave(null, at(1), { savedAt: at(2), form: 'one' });
		const other = nextSave(first, at(2), { savedAt: at(3), form: null });
		const merged = nextSave(other, at(3), { savedAt: at(4), form: 'one' });
		expect(isOutdated(save('one', 2), at(4), merged)).toBe(true);
		expect(isOutdated(save('one', 3), at(4), merged)).toBe(false);
	});
});
