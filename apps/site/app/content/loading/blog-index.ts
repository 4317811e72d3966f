import type { GetBlogIndexQuery } from '../generated/operations';

/** Tags and months that articles of a language are found by (content contract, BlogIndex). */
export type BlogIndex = NonNullable<GetBlogIndexQuery['blogIndex']>;
