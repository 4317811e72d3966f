import { limits } from '../server/settings/limits.ts';

/** Milliseconds; less than the timeout of a test (`scripts/tests/every-workspace.ts`). */
const longTimeoutMs = 120_000;

// On a busy machine a test may exceed the site's own timeouts although nothing hangs, so tests use long ones. A test of a timeout sets
// its own value.
Object.assign(limits.cache, { staleWaitMs: longTimeoutMs });
Object.assign(limits.redis, { commandTimeoutMs: longTimeoutMs, connectTimeoutMs: longTimeoutMs });
Object.assign(limits.wholeText, { maxMs: longTimeoutMs });
Object.assign(limits.images, {
	sourceTimeoutMs: longTimeoutMs,
	renderSeconds: longTimeoutMs / 1000,
	drawingMs: longTimeoutMs,
});
Object.assign(limits.shareImages, { drawingMs: longTimeoutMs });
Object.assign(limits.animations, { timeoutMs: longTimeoutMs });
Object.assign(limits.api, {
	documentTimeoutMs: longTimeoutMs,
});
Object.assign(limits.prices, { timeoutMs: longTimeoutMs });
Object.assign(limits.prices.probeCache, { waitMs: longTimeoutMs });
Object.assign(limits.prices.cache, { waitMs: longTimeoutMs, waitAfterChangeMs: longTimeoutMs });
Object.assign(limits, { purgeProxyTimeoutMs: longTimeoutMs, renderTimeoutMs: longTimeoutMs });
Object.assign(limits.forms, { timeoutMs: longTimeoutMs });
Object.assign(limits.forms.body, { ms: longTimeoutMs });
Object.assign(limits.webhook, { bodyMs: longTimeoutMs });
Object.assign(limits.livePreview, { ms: longTimeoutMs });
