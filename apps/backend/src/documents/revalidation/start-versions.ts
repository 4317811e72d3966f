import { createLocalReq, type Payload } from 'payload';
import { listenToPeers } from '../../platform/cluster/listen.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { commitContentVersion } from './commit-content-version.ts';

/**
 * Begins to follow the content's version. It is raised at every start: after a database was restored from a copy, sites know of
 * versions above the one it holds.
 */
export async function startVersions(payload: Payload): Promise<void> {
	if (usesPostgres) await listenToPeers(payload);
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => commitContentVersion(payload, await req.transactionID, []));
}
