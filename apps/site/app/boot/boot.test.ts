import { expect, it } from 'vitest';
import boot from './boot.ts?inline-script';

it('is at most 2 KB', () => {
	expect(Buffer.byteLength(boot)).toBeLessThanOrEqual(2048);
});

it('is a classic script without static imports', () => {
	expect(() => new Function(boot)).not.toThrow();
	expect(boot).not.toMatch(/import\s*['"{]/);
});
