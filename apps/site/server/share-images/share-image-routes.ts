import { select } from 'hast-util-select';
import { type Context, Hono } from 'hono';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { pageOfShareImagePath, shareImagesPath } from '#shared/addresses/paths-of-pages.ts';
import { markOf } from '../brand/icons.ts';
import type { CurrentBrand } from '../brand/site-brand.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { ImageProblem } from '../images/image-problem.ts';
import { imageErrorResponse, imageResponse } from '../images/image-response.ts';
import type { Images } from '../images/images.ts';
import { limits } from '../settings/limits.ts';
import type { ShareImages, ShareTexts } from './share-images.ts';

const parser = unified().use(rehypeParse);

/** The texts for the share image of a page, from the Open Graph elements in the head of its HTML. */
export function shareTexts(html: string): ShareTexts {
	const head = parser.parse(html.slice(0, html.indexOf('</head>')));
	const content = (name: string) => {
		const value = select(`meta[property="og:${name}"]`, head)?.properties.content;
		return typeof value === 'string' ? value.slice(0, limits.shareImages.maxTextLength) : '';
	};
	return {
		title: content('title'),
		description: content('description'),
		siteName: content('site_name'),
	};
}

export interface ShareImageRoutesOptions {
	images: ShareImages;
	brand: CurrentBrand;
	/** Serves the brand's mark. */
	pictures: Images;
	/** Reads the public page at a canonical path. */
	readPage: (path: string, c: Context) => Promise<{ status: number; text: string }>;
	admit: Admit;
}

/** One day, so that networks that fetch the image again get the current texts. */
const maxAge = 'public, max-age=86400';

/** `GET /images/share/{page}.png`: an image with a page's title and description for social networks. 404 if the page does not exist. */
export function shareImageRoutes(options: ShareImageRoutesOptions): Hono {
	const { images, pictures, readPage, admit } = options;
	return new Hono().get(`${shareImagesPath}/*`, async (c) => {
		try {
			const path = pageOfShareImagePath(new URL(c.req.url).pathname);
			const page = path === null ? undefined : await readPage(path, c);
			if (page && page.status >= 500)
				throw new ImageProblem(503, 'The page is not available at the moment');
			if (page?.status !== 200) throw new ImageProblem(404, 'There is no such image');
			const brand = await options.brand.read();
			const mark = await markOf(pictures, brand);
			const image = await images.get(shareTexts(page.text), { brand, mark }, () => admit(c));
			return imageResponse(c, { contentType: 'image/png', ...image }, maxAge);
		} catch (error) {
			return imageErrorResponse(c, error);
		}
	});
}
