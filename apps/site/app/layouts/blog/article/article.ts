import type { GetPostQuery } from '~/content/generated/operations';

export type Article = NonNullable<GetPostQuery['post']>;
