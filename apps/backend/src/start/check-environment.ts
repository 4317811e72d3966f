import { StartProblem } from './start-problem.ts';

/** Reads the environment, before anything else does; throws a StartProblem that names every variable that is wrong. */
export async function checkEnvironment(): Promise<void> {
	try {
		await import('../platform/environment.ts');
	} catch (cause) {
		throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}
