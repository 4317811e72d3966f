import { expect, it } from 'vitest';
import { normalPath } from './redirect-path.ts';

it('has one spelling for a redirect', () => {
	expect(normalPath('//Old/Path/?x=1')).toBe('/old/path');
	expect(normalPath('/')).toBe('/');
});
