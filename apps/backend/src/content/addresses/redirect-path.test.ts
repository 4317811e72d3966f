import { expect, it } from 'vitest';
import { normalPath } from './redirect-path.ts';

it('normalizes the path of a redirect', () => {
	expect(normalPath('//Old/Path/?x=1')).toBe('/old/path');
	expect(normalPath('/')).toBe('/');
});
