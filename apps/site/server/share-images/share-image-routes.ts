import { Hono } from 'hono';
import { pageOfShareImagePath, shareImagesPath } from '#shared/addresses/share-image-path.ts';
import { markOf } from '../brand/icons.ts';
import type { CurrentBrand } from '../brand/site-brand.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { imageErrorResponse } from '../images/image-error-response.ts';
import { ImageProblem } from '../images/image-problem.ts';
import { imageResponse } from '../images/image-response.ts';
import type { Images } from '../images/images.ts';
import type { ReadPage } from '../pages/read-page.ts';
import type { ShareImages } from './share-images.ts';
import { shareTexts } from './share-texts.ts';

export interface ShareImageRoutesOptions {
	images: ShareImages;
	brand: CurrentBrand;
	/** Serves the brand's mark. */
	pictures: Images;
	readPage: ReadPage;
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
			const image = await images.get(shareTexts(page.html), { brand, mark }, () => admit(c));
			return imageResponse(c, { contentType: 'image/png', ...image }, maxAge);
		} catch (error) {
			return imageErrorResponse(c, error);
		}
	});
}
