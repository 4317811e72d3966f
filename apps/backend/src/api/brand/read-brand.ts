import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { readNamedBrand } from '../../content/reading/named-brand.ts';

/** The name of the published brand, for the API document. */
export async function readBrand(payload: Payload): Promise<string> {
	const { name } = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	return name ?? '';
}
