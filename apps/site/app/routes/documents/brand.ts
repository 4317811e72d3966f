import { defaultLocale } from '#shared/locales/locale.ts';
import { loadBrandAlone } from '~/content/shared-parts/load-brand.server';
import type { Route } from './+types/brand';

/** Route /brand.json: the brand as the site uses it, for what the server makes itself: notices, icons, share images. */
export async function loader({ context }: Route.LoaderArgs) {
	return Response.json(await loadBrandAlone(context, defaultLocale));
}
