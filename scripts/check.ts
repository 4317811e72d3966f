import { runChecks } from './checks/steps.ts';
import { Problem, run } from './starter/problem.ts';

/** `npm run check`: format, lint, generated files, types, dependency directions, unused code. */
await run(async () => {
	const { failed } = await runChecks();
	if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}`);
});
