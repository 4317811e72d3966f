import { defaultLimits } from '../limits.ts';

/** Milliseconds; within the time that a test may take (`scripts/tests/every-workspace.ts`). */
const patientMs = 120_000;

// What is answered once something was waited for in vain is a matter of the machine where nothing hangs.
Object.assign(defaultLimits.cache, { staleWaitMs: patientMs });
Object.assign(defaultLimits.redis, { commandTimeoutMs: patientMs, connectTimeoutMs: patientMs });
