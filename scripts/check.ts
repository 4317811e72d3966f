import { sizes } from './checks/sizes.ts';
import { runChecks } from './checks/steps.ts';
import { Problem, run } from './starter/problem.ts';

/** `npm run check`: format, lint, generated files, types, dependency directions, unused code; then the sizes. */
await run(async () => {
	const { failed } = await runChecks();
	console.log(sizes());
	if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}`);
});
