import { limits } from '../src/platform/limits.ts';

/** Milliseconds, within the timeout of a test (`scripts/tests/every-workspace.ts`). */
const timeoutMs = 120_000;

// Raises the timeouts of the backend, so that a slow machine does not fail tests. Tests of a timeout set their own.
Object.assign(limits.search, { waitMs: timeoutMs });
Object.assign(limits.webhooks, { timeoutMs });
Object.assign(limits.mail, { timeoutMs });
Object.assign(limits.signIn, { lockMs: timeoutMs });
Object.assign(limits.translations.machine, { timeoutMs });
Object.assign(limits.database, {
	connectMs: timeoutMs,
	statementMs: timeoutMs,
	responseMs: timeoutMs,
	countMs: timeoutMs,
	lockTimeoutMs: timeoutMs,
	queueMs: timeoutMs,
	abandonedMs: timeoutMs,
	readyMs: timeoutMs,
});
