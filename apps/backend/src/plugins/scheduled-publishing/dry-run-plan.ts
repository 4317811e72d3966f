import { createLocalReq, type PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { FixedContents } from '../releases/api.ts';
import { executePlan } from './execute-plan.ts';
import type { Plan } from './plan.ts';

class RollbackSignal extends Error {}

/**
 * Publishes in a transaction that is rolled back. Throws the same errors as publishing (missing rights, checklist errors, field
 * validation), but stores nothing and sends no notifications. Skips plans to unpublish, because the document may not be published yet.
 */
export async function dryRunPlan(
	req: PayloadRequest,
	plan: Plan,
	contents: FixedContents | null,
): Promise<void> {
	if (plan.type === 'unpublish') return;
	const { user, i18n, headers, payload } = req;
	const trial = await createLocalReq(
		{ req: { i18n, headers }, ...(user ? { user } : {}) },
		payload,
	);
	try {
		await inTransaction(trial, async () => {
			await executePlan(trial, plan, contents);
			throw new RollbackSignal();
		});
	} catch (cause) {
		if (!(cause instanceof RollbackSignal)) throw cause;
	}
}
