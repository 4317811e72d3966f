import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { homeScreenIcons, iconPaths } from '#shared/brand/icons.ts';
import type { SiteBrand } from '#shared/brand/look.ts';
import type { Admit } from '../guarding/rate-limits.ts';
import { imageErrorResponse, imageResponse } from '../images/image-response.ts';
import type { Images } from '../images/images.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import { limits } from '../settings/limits.ts';
import { homeScreenIcon, icoIcon, markOf, svgIcon } from './icons.ts';
import type { CurrentBrand } from './site-brand.ts';

interface Icon {
	contentType: string;
	etag: string;
	body: Buffer;
}

/** Pages add the brand's version to icon URLs (`?v=`); requests without it get a new icon within the hour. */
const maxAge = 'public, max-age=3600, stale-while-revalidate=86400';

/** `/favicon.ico`, `/favicon.svg` and home screen icons, drawn from the brand's mark. */
export function iconRoutes(options: { brand: CurrentBrand; images: Images; admit: Admit }): Hono {
	const { images } = options;
	const icons = new LRUCache<string, Icon>({ max: limits.brand.icons });
	const iconHandler =
		(contentType: string, make: (brand: SiteBrand) => Promise<Buffer>) => async (c: Context) => {
			try {
				const brand = await options.brand.read();
				const key = `${brand.version}${c.req.path}`;
				const cached = icons.get(key);
				if (cached) return imageResponse(c, cached, maxAge);
				options.admit(c);
				const body = await make(brand);
				const icon = { contentType, etag: entityTag(body), body };
				icons.set(key, icon);
				return imageResponse(c, icon, maxAge);
			} catch (error) {
				return imageErrorResponse(c, error);
			}
		};
	const routes = new Hono()
		.get(
			iconPaths.drawing,
			iconHandler('image/svg+xml', (brand) => svgIcon(images, brand)),
		)
		.get(
			iconPaths.old,
			iconHandler('image/x-icon', async (brand) => icoIcon(await markOf(images, brand))),
		);
	for (const { path, size } of homeScreenIcons)
		routes.get(
			path,
			iconHandler('image/png', async (brand) =>
				homeScreenIcon(await markOf(images, brand), brand, size),
			),
		);
	return routes;
}
