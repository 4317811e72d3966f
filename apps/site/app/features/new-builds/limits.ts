/** Times for the new-build check, in milliseconds (specification section 9). */
export const buildCheckInterval = 3_600_000;
export const firstBuildCheckDelay = 1000;
export const reloadGuardTime = 10_000;

export const buildCheckTimeout = 10_000;
