import { imagePath } from './image-variants.ts';
import { isPageAddress } from './link-address.ts';

export const shareImagesPath = `${imagePath}/share`;

const suffix = '.png';
const homeName = '/index';

/** Where the picture is found that is drawn for a page when it is shared: of `/about` at `/images/share/about.png`. */
export function shareImagePathOf(page: string): string {
	return `${shareImagesPath}${page === '/' ? homeName : page}${suffix}`;
}

/** The page whose picture a path asks for; null for the path of anything else. */
export function pageOfShareImagePath(path: string): string | null {
	if (!path.startsWith(`${shareImagesPath}/`) || !path.endsWith(suffix)) return null;
	const page = path.slice(shareImagesPath.length, -suffix.length);
	if (page === homeName) return '/';
	return isPageAddress(page) && !page.endsWith('/') ? page : null;
}
