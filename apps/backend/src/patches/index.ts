import { add, type Plugin } from '../platform/plugin.ts';
import { installTransactions } from '../platform/transactions/index.ts';
import { claimJobs } from './claim-jobs.ts';
import { showFormsInEachLanguage } from './forms-in-each-language.ts';
import { guardLocks } from './lock-access.ts';
import { nameLockOwners } from './lock-owners.ts';
import { nameLockOwner } from './locked-by.ts';
import { handleLostConnections } from './lost-connections.ts';

/**
 * Patches of Payload and the SQLite client at runtime. Each file names its cause, its report, and the test that fails once it can be
 * removed.
 */
export const patches = (): Plugin =>
	add({
		afterError: [nameLockOwner],
		providers: ['/patches/div-buttons-provider.tsx#DivButtons'],
		onInit: (payload) => {
			claimJobs(payload);
			handleLostConnections(payload);
			installTransactions(payload);
			nameLockOwners(payload);
			guardLocks(payload);
			showFormsInEachLanguage();
		},
	});
