import type { GetBlogIndexQuery } from '../generated/operations';

/** The tags and months by which the articles of a locale are listed (content contract, BlogIndex). */
export type BlogIndex = NonNullable<GetBlogIndexQuery['blogIndex']>;
