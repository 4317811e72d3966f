import { homeScreenIcons, iconPaths } from '#shared/brand/icons.ts';
import type { BrandLook } from '#shared/brand/look.ts';

export { homeScreenIcons, iconPaths };

/** The address of an icon, another one for each look of the brand: browsers keep icons for long. */
export const iconAddress = (path: string, { version }: Pick<BrandLook, 'version'>): string =>
	version ? `${path}?v=${version}` : path;
