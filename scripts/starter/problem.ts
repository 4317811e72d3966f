/** An error that the user of the terminal can fix; shown as one line, without a stack trace. */
export class Problem extends Error {
	override name = 'Problem';
}

/** Runs a command's main function. A Problem is printed as one line, other errors with their stack. */
export async function run(main: () => Promise<void>): Promise<void> {
	try {
		await main();
	} catch (error) {
		console.error(error instanceof Problem ? `\n✗ ${error.message}` : error);
		process.exitCode = 1;
	}
}
