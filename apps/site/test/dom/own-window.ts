import { builtinEnvironments } from 'vitest/runtime';

declare global {
	/** Closes the window of the previous test file in this process. */
	var closeWindow: (() => unknown) | undefined;
}

/** Opens a new window for the test file, so that neither content nor listeners nor stored values of another file remain. */
await globalThis.closeWindow?.();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
globalThis.closeWindow = () => teardown(globalThis);
