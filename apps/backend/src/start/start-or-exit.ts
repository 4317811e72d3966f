import { checkEnvironment } from './check-environment.ts';
import { exitWith } from './start-problem.ts';

/** Starts the backend; exits if it fails, as Next would otherwise respond to every request with a 500. */
export async function startOrExit(): Promise<void> {
	try {
		await checkEnvironment();
		const { trackConnections } = await import('../platform/http/connection.ts');
		const { trackRequests } = await import('../platform/observability/track-requests.ts');
		trackConnections();
		trackRequests();
		const { startBackend } = await import('./start.ts');
		await startBackend();
	} catch (cause) {
		exitWith(cause);
	}
}
