import type { Brand } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** The brand in a locale, read once per request. */
export function readBrandOnce(read: ContentReader): Promise<Partial<Brand>> {
	read.touch('brand');
	return read.loaders.brand.load('brand');
}
