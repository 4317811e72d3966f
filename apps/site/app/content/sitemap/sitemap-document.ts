import type { GetSitemapQuery } from '../generated/operations';

/** A sitemap entry; its translations include itself. */
export type SitemapDocument = NonNullable<GetSitemapQuery['sitemap']>['nodes'][number];
