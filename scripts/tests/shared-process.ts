import { afterAll, vi } from 'vitest';

declare global {
	/** Variables of the process before any test file changed them. */
	var untouchedVariables: NodeJS.ProcessEnv | undefined;
}

/**
 * Test files of one process run one after the other and share the packages that it has loaded. Each loads the project's own modules anew, so
 * that nothing which they remember is another file's, and finds the variables of the process as they were. The first of the setup files.
 */
vi.resetModules();

globalThis.untouchedVariables ??= { ...process.env };
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, globalThis.untouchedVariables);

afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
