import { StartProblem } from './start-problem.ts';

/** Validates the environment before any other module reads it; throws a StartProblem that names all invalid variables. */
export async function checkEnvironment(): Promise<void> {
	try {
		await import('../platform/environment.ts');
	} catch (cause) {
		throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}
