import type { GetPostQuery } from '~/content/generated/operations';

/** An article with everything its page shows. */
export type Article = NonNullable<GetPostQuery['post']>;
