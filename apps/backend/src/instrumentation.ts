/** Runs once when the server starts, before the first request: migrations, demo content and scheduled jobs. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	const { startOrExit } = await import('./start/start-or-exit.ts');
	await startOrExit();
}
