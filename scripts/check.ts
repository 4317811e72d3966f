import { localeCodes } from '@website/contracts/locales';
import { runChecks } from './checks/steps.ts';
import { openTexts, textReport } from './new/language/texts.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';

/**
 * `npm run check`: types, lint and format, generated files, dependency directions, unused code, licenses, and the budget of sizes.
 * `npm run check -- texts` lists texts of further languages that are still English or wait for a review; it does not fail.
 */
await run(async () => {
	if (process.argv[2] === 'texts') return console.log(textReport(openTexts(root, localeCodes)));
	const { failed } = await runChecks();
	if (failed.length > 0) throw new Problem(`Failed: ${failed.join(', ')}`);
});
