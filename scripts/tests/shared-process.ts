import { afterAll, vi } from 'vitest';

declare global {
	/** Environment variables before any test file changed them. */
	var initialEnvironment: NodeJS.ProcessEnv | undefined;
}

/**
 * Test files of one process run one after the other and share the loaded packages. Each reloads the project's own modules, so that no state
 * of another file remains, and has the original environment variables. Must be the first setup file.
 */
vi.resetModules();

globalThis.initialEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, globalThis.initialEnvironment);

afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
