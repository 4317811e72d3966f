/** Something the person at the terminal can put right; shown as one line, without a stack trace. */
export class Problem extends Error {
	override name = 'Problem';
}

/** Runs a command's main function; a Problem becomes one clear line, anything else keeps its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
	try {
		await main();
	} catch (error) {
		console.error(error instanceof Problem ? `\n✗ ${error.message}` : error);
		process.exitCode = 1;
	}
}
