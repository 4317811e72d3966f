import type { Brand, SiteSetting } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** The brand in a locale, read once per request. */
export function readBrandOnce(read: ContentReader): Promise<Partial<Brand>> {
	read.touch('brand');
	return read.loaders.brand.load('brand');
}

/** The site settings in a locale, read once per request. */
export function readSettings(read: ContentReader): Promise<Partial<SiteSetting>> {
	read.touch('settings');
	return read.loaders.settings.load('settings');
}
