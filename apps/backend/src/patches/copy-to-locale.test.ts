import { expect, it } from 'vitest';
import { rejectCopyToLocale } from './copy-to-locale.ts';

it('rejects the copy that publishes, and no other server function', () => {
	expect(() => rejectCopyToLocale('copy-data-from-locale')).toThrow('panel of languages');
	expect(() => rejectCopyToLocale('form-state')).not.toThrow();
});
