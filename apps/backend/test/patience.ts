import { limits } from '../src/platform/limits.ts';

/** Milliseconds; within the time that a test may take (`scripts/tests/every-workspace.ts`). */
const patientMs = 120_000;

// What the program answers once it has waited in vain is a matter of the machine where nothing hangs: tests wait as long as they may
// take themselves. A test of such a limit names its own.
Object.assign(limits.rest, { responseMs: patientMs });
Object.assign(limits.search, { waitMs: patientMs });
Object.assign(limits.webhooks, { timeoutMs: patientMs });
Object.assign(limits.mail, { timeoutMs: patientMs });
Object.assign(limits.signIn, { lockMs: patientMs });
Object.assign(limits.linkReport.external, { timeoutMs: patientMs });
Object.assign(limits.translations.machine, { timeoutMs: patientMs });
Object.assign(limits.database, {
	lockTimeoutMs: patientMs,
	turnMs: patientMs,
	abandonedMs: patientMs,
	readyMs: patientMs,
});
