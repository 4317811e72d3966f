import { applyAnswersOption } from './starter/answers.ts';
import { run } from './starter/problem.ts';
import { runBoth } from './starter/run-both.ts';

/**
 * `npm start`: builds changed programs, prepares `data/`, and starts the backend and the site in front of it.
 * `npm start -- --answers setup.yaml` sets up a new site without questions.
 */
await run(() => {
	applyAnswersOption(process.argv.slice(2));
	return runBoth('start');
});
