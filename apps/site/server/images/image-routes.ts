import * as drawings from 'country-flag-icons/string/3x2';
import { Hono } from 'hono';
import { imagePath } from '#shared/addresses/image-variants.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';
import { contentFile, inertPolicy } from '../content-files/file-path.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { compression } from '../receiving/compression.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import { ImageProblem } from './image-problem.ts';
import { imageErrorResponse, imageResponse } from './image-response.ts';
import type { Images } from './images.ts';

/**
 * Pages link to a replaced file by another URL (`?v=`), so clients may cache images for long. A week is the limit for links from other
 * sites.
 */
const maxAge = 'public, max-age=604800, stale-while-revalidate=2592000';

const sources = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg']);

/** `GET /images/{modifiers}/content/…`: images in the listed sizes and formats only (specification section 9). */
export function imageRoutes({ images, admit }: { images: Images; admit: Admit }): Hono {
	return new Hono().get(`${imagePath}/:file{.+}`, async (c) => {
		try {
			const { modifiers, path } = parsePath(new URL(c.req.url).pathname);
			const image = await images.get(modifiers, path, () => admit(c));
			return imageResponse(c, image, maxAge);
		} catch (error) {
			return imageErrorResponse(c, error);
		}
	});
}

function parsePath(pathname: string): { modifiers: string; path: string } {
	const [modifiers = '', ...rest] = pathname.slice(imagePath.length + 1).split('/');
	const source = `/${rest.join('/')}`;
	const file = source.startsWith(`${contentMediaPath}/`)
		? contentFile(source.slice(contentMediaPath.length))
		: null;
	if (!file || !sources.has(file.extension)) throw new ImageProblem(404, 'There is no such image');
	return { modifiers, path: file.path };
}

const flags = new Map<string, string>(Object.entries(drawings));

/** `/flags/dk.svg`: the flag of each country from the country-flag-icons package, without scripts. Cached for a month. */
export function createFlagRoutes(): Hono {
	return new Hono().use('/flags/*', compression()).get('/flags/:file{[a-z]{2}\\.svg}', (c) => {
		const code = c.req.param('file').slice(0, 2).toUpperCase();
		const drawing = flags.get(code);
		if (!drawing) return c.notFound();
		return c.body(drawing, 200, {
			'Content-Type': 'image/svg+xml',
			ETag: entityTag(drawing),
			'Cache-Control': 'public, max-age=2592000',
			'Content-Security-Policy': inertPolicy,
		});
	});
}
