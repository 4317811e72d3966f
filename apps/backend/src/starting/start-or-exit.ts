/** Starts the backend; what cannot be loaded ends the program, or Next would answer every request with a 500. */
export async function startOrExit(): Promise<void> {
	try {
		const { startBackend } = await import('./start.ts');
		await startBackend();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
