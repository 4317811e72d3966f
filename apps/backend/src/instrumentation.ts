/** Runs once when the server starts: migrations, scheduled work and demo content, before the first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	try {
		const { startBackend } = await import('./start.ts');
		await startBackend();
	} catch (error) {
		// Next would go on without what could not be loaded, and answer every request with a 500.
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
