import { imagePath } from './image-variants.ts';
import { isPageAddress } from './link-address.ts';

export const shareImagesPath = `${imagePath}/share`;

const suffix = '.png';
const homeName = '/index';

/** The path of a page's share image: `/images/share/about.png` for `/about`. */
export function shareImagePathOf(page: string): string {
	return `${shareImagesPath}${page === '/' ? homeName : page}${suffix}`;
}

/** The page for the path of its share image; null for other paths. */
export function pageOfShareImagePath(path: string): string | null {
	if (!path.startsWith(`${shareImagesPath}/`) || !path.endsWith(suffix)) return null;
	const page = path.slice(shareImagesPath.length, -suffix.length);
	if (page === homeName) return '/';
	return isPageAddress(page) && !page.endsWith('/') ? page : null;
}
