import { StartProblem } from '../start-problem.ts';

/**
 * For commands, which import it first: an error that nothing handles ends the program. Wrong settings, which are found while modules load,
 * and other problems of operators are one line.
 */
process.setUncaughtExceptionCaptureCallback((cause: unknown) => {
	const isPlain =
		cause instanceof StartProblem ||
		(cause instanceof Error && cause.message.startsWith('Invalid environment'));
	console.error(isPlain ? `✗ ${cause.message}` : cause);
	process.exit(1);
});
