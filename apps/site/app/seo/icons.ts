import { homeScreenIcons, iconPaths } from '#shared/brand/icons.ts';
import type { BrandLook } from '#shared/brand/look.ts';

export { homeScreenIcons, iconPaths };

/** The path of an icon, with the version of the brand, because browsers cache icons for a long time. */
export const versionedIconPath = (path: string, { version }: Pick<BrandLook, 'version'>): string =>
	version ? `${path}?v=${version}` : path;
