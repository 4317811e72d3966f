/** The collection of the translation states. */
export const statesSlug = 'translation-states';
