import { checkEnvironment } from './check-environment.ts';
import { endWith } from './end.ts';

/** Starts the backend; what keeps it from starting ends the program, or Next would answer every request with a 500. */
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
		endWith(cause);
	}
}
