import { expect, it } from 'vitest';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import { siteBrand } from './load-brand.server.ts';

it('has neutral colors if the endpoint has no brand', () => {
	expect(siteBrand(null)).toBe(neutralBrand);
});
