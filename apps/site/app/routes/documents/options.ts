import { readSiteOptions } from '@website/contracts/site-options';
import { getContent } from '~/content/content.server';
import { GetSiteOptionsDocument } from '~/content/generated/documents';
import type { Route } from './+types/options';

/** Route /options.json: the site's locales and currencies, for its server. */
export async function loader({ context }: Route.LoaderArgs) {
	const { siteOptions } = await getContent(context).query(GetSiteOptionsDocument, {});
	return Response.json(readSiteOptions(siteOptions));
}
