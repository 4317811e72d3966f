import { limits } from '../src/platform/limits.ts';

/** Milliseconds, within the timeout of a test (`scripts/tests/every-workspace.ts`). */
const patientMs = 120_000;

// Raises the timeouts of the backend, so that a slow machine does not fail tests. Tests of a timeout set their own.
Object.assign(limits.rest, { responseMs: patientMs });
Object.assign(limits.search, { waitMs: patientMs });
Object.assign(limits.webhooks, { timeoutMs: patientMs });
Object.assign(limits.mail, { timeoutMs: patientMs });
Object.assign(limits.signIn, { lockMs: patientMs });
Object.assign(limits.linkReport.external, { timeoutMs: patientMs });
Object.assign(limits.translations.machine, { timeoutMs: patientMs });
Object.assign(limits.database, {
	lockTimeoutMs: patientMs,
	queueMs: patientMs,
	abandonedMs: patientMs,
	readyMs: patientMs,
});
