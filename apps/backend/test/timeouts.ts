import { limits } from '../src/platform/limits.ts';
import { limits as webhookLimits } from '../src/plugins/revalidation/limits.ts';
import { limits as searchLimits } from '../src/plugins/search/limits.ts';
import { limits as translationLimits } from '../src/plugins/translations/limits.ts';

/** Milliseconds, within the timeout of a test (`scripts/tests/every-workspace.ts`). */
const timeoutMs = 120_000;

// Raises the timeouts of the backend, so that a slow machine does not fail tests. Tests of a timeout set their own.
Object.assign(searchLimits, { waitMs: timeoutMs });
Object.assign(webhookLimits, { timeoutMs });
Object.assign(limits.mail, { timeoutMs });
Object.assign(limits.signIn, { lockMs: timeoutMs });
Object.assign(translationLimits.machine, { timeoutMs });
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
