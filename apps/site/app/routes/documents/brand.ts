import { defaultLocale } from '#shared/locales/locale.ts';
import { loadRequiredBrand } from '~/content/shared-parts/load-brand.server';
import type { Route } from './+types/brand';

/** Route /brand.json: the brand for the server's notices, icons and share images. */
export async function loader({ context }: Route.LoaderArgs) {
	return Response.json(await loadRequiredBrand(context, defaultLocale()));
}
