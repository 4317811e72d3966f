import { runChecks } from './checks/steps.ts';
import { Problem, run } from './starter/problem.ts';

/** `npm run check`: types, lint and format, generated files, dependency directions, unused code, licenses, and the budget of sizes. */
await run(async () => {
	const { failed } = await runChecks();
	if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}`);
});
