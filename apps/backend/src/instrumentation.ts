/** Runs once when the server starts: migrations, scheduled work and demo content, before the first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	const { startOrExit } = await import('./start/start-or-exit.ts');
	await startOrExit();
}
