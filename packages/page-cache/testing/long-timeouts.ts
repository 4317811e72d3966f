import { defaultLimits } from '../limits.ts';

/** Milliseconds, within the timeout of a test (`scripts/tests/every-workspace.ts`). */
const timeoutMs = 120_000;

// Raises the timeouts, so that a slow machine does not fail tests.
Object.assign(defaultLimits.cache, { staleWaitMs: timeoutMs });
Object.assign(defaultLimits.redis, { commandTimeoutMs: timeoutMs, connectTimeoutMs: timeoutMs });
