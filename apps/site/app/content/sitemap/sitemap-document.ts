import type { GetSitemapQuery } from '../generated/operations';

/** An address of the site as a sitemap needs it; its translations include itself. */
export type SitemapDocument = NonNullable<GetSitemapQuery['sitemap']>['nodes'][number];
