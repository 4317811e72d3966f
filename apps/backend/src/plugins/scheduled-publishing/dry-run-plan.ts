import { createLocalReq, type PayloadRequest } from 'payload';
import type { Plan } from '../../documents/plans/plan.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { executePlan } from './execute-plan.ts';

class RollbackSignal extends Error {}

/**
 * Publishes in a transaction that is rolled back: what would stop the publishing (a missing right, the checklist's errors, a field's own rule)
 * is thrown as publishing itself throws it, and nothing is stored or told to anybody. Taking offline needs no trial: the
 * document may not be published yet when that is planned.
 */
export async function dryRunPlan(req: PayloadRequest, plan: Plan): Promise<void> {
	if (plan.type === 'unpublish') return;
	const { user, i18n, headers, payload } = req;
	const trial = await createLocalReq(
		{ req: { i18n, headers }, ...(user ? { user } : {}) },
		payload,
	);
	try {
		await inTransaction(trial, async () => {
			await executePlan(trial, plan);
			throw new RollbackSignal();
		});
	} catch (cause) {
		if (!(cause instanceof RollbackSignal)) throw cause;
	}
}
