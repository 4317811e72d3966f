import { localeCodes } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { Brand } from '../../payload-types.ts';
import { readGlobal, type Scope } from './read-global.ts';

/** The brand with its name in the locale, the default locale or any other locale. Empty before it is first published. */
export async function readNamedBrand(scope: Scope): Promise<Partial<Brand>> {
	const brand = await readGlobal(scope, 'brand');
	if (brand.name) return brand;
	for (const lang of new Set([defaultLocale(), ...localeCodes])) {
		if (lang === scope.lang) continue;
		const { name } = await readGlobal({ ...scope, lang }, 'brand');
		if (name) return { ...brand, name };
	}
	return brand;
}
