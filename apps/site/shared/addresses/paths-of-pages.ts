import { imagePath } from './image-variants.ts';
import { isPageAddress } from './link-address.ts';

export const shareImagesPath = `${imagePath}/share`;

function pathsIn(folder: string, suffix: string) {
	const homePath = `${folder}/index${suffix}`;
	return {
		of: (page: string): string => (page === '/' ? homePath : folder + page + suffix),
		pageOf(path: string): string | null {
			if (path === homePath) return '/';
			if (!path.startsWith(`${folder}/`) || !path.endsWith(suffix)) return null;
			const page = path.slice(folder.length, -suffix.length);
			return isPageAddress(page) && !page.endsWith('/') ? page : null;
		},
	};
}

/** The path of a page's Markdown: `/about.md` for `/about`, `/index.md` for `/`; and the page for such a path, null for others. */
export const { of: markdownPathOf, pageOf: pageOfMarkdownPath } = pathsIn('', '.md');

/** The path of a page's share image: `/images/share/about.png` for `/about`; and the page for such a path, null for others. */
export const { of: shareImagePathOf, pageOf: pageOfShareImagePath } = pathsIn(
	shareImagesPath,
	'.png',
);
