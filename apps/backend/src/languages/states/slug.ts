/** Where translation states are recorded. */
export const statesSlug = 'translation-states';

/** Collections whose documents exist in a language when they have an address in it. */
export const addressedEntities = ['pages', 'posts', 'categories'] as const;
