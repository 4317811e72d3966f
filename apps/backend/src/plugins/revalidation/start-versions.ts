import { createLocalReq, type Payload } from 'payload';
import { listenToPeers } from '../../platform/cluster/listen.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { commitContentVersion } from './commit-content-version.ts';

/**
 * Starts tracking the content version. Every start increments it, because sites can have higher versions than a database that was restored
 * from a backup.
 */
export async function startVersions(payload: Payload): Promise<void> {
	if (usesPostgres) await listenToPeers(payload);
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => commitContentVersion(payload, await req.transactionID, []));
}
