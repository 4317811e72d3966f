/** True for `npm test -- everything`, which adds the tests that rarely fail and cost minutes. */
export const isEverything = process.env.TEST_EVERYTHING === 'true';
