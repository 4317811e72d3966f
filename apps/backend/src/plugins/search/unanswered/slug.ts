/** Where searches without result are counted. */
export const unansweredSlug = 'unanswered-searches';
