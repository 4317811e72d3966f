import { expect, it } from 'vitest';
import { refuseCopyToLocale } from './copy-to-locale.ts';

it('rejects the copy that publishes, and no other server function', () => {
	expect(() => refuseCopyToLocale('copy-data-from-locale')).toThrow('panel of languages');
	expect(() => refuseCopyToLocale('form-state')).not.toThrow();
});
