/** Where translation states are recorded. */
export const statesSlug = 'translation-states';
