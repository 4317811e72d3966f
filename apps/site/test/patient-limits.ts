import { limits } from '../server/settings/limits.ts';

/** Milliseconds; less than the timeout of a test (`scripts/tests/every-workspace.ts`). */
const patientMs = 120_000;

// If nothing hangs, the site's own timeouts depend on the machine only. Tests therefore use timeouts that are as long as their own. A test
// of such a limit sets its own value.
Object.assign(limits.cache, { staleWaitMs: patientMs });
Object.assign(limits.redis, { commandTimeoutMs: patientMs, connectTimeoutMs: patientMs });
Object.assign(limits.wholeText, { maxMs: patientMs });
Object.assign(limits.images, {
	sourceTimeoutMs: patientMs,
	renderSeconds: patientMs / 1000,
	drawingMs: patientMs,
});
Object.assign(limits.shareImages, { drawingMs: patientMs });
Object.assign(limits.animations, { timeoutMs: patientMs });
Object.assign(limits.api, {
	documentTimeoutMs: patientMs,
	tryRequestMs: patientMs,
	tryTimeoutMs: patientMs,
});
Object.assign(limits.prices, { timeoutMs: patientMs, waitForListMs: patientMs });
Object.assign(limits.prices.probeCache, { waitMs: patientMs });
Object.assign(limits.prices.cache, { waitMs: patientMs, waitAfterChangeMs: patientMs });
Object.assign(limits.proxies, { timeoutMs: patientMs });
Object.assign(limits, { purgeProxyTimeoutMs: patientMs, renderTimeoutMs: patientMs });
Object.assign(limits.forms, { timeoutMs: patientMs });
Object.assign(limits.forms.body, { ms: patientMs });
Object.assign(limits.webhook, { bodyMs: patientMs });
Object.assign(limits.livePreview, { ms: patientMs });
