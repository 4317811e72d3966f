import { checkEnvironment } from './check-environment.ts';
import { exitWith } from './exit.ts';

/** Starts the backend; exits if it fails, as Next would otherwise respond to every request with a 500. */
export async function startOrExit(): Promise<void> {
	try {
		await checkEnvironment();
		const { followConnections } = await import('../platform/http/connection.ts');
		const { followRequests } = await import('../platform/observability/follow-requests.ts');
		followConnections();
		followRequests();
		const { startBackend } = await import('./start.ts');
		await startBackend();
	} catch (cause) {
		exitWith(cause);
	}
}
