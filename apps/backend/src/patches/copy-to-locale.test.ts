import { expect, it } from 'vitest';
import { refuseCopyToLocale } from './copy-to-locale.ts';

it('refuses the copy that publishes, and nothing else of the interface', () => {
	expect(() => refuseCopyToLocale('copy-data-from-locale')).toThrow('panel of languages');
	expect(() => refuseCopyToLocale('form-state')).not.toThrow();
});
