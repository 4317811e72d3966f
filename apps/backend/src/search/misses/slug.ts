/** Where searches without result are counted. */
export const missesSlug = 'search-misses';
