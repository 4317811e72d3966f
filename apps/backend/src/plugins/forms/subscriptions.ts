import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import type { FormSubmission } from '../../payload-types.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { FormHandler } from './handle.ts';
import { queueFormMail } from './mails/task.ts';

const collection = 'form-submissions';
const body = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

const response = (status: number, state: string): Response => jsonResponse({ state }, status);

async function findBy(
	payload: Payload,
	field: 'confirmKey' | 'unsubscribeKey',
	given: unknown,
): Promise<FormSubmission | undefined> {
	const parsed = body.safeParse(given);
	if (!parsed.success) return undefined;
	const { docs } = await payload.find({
		collection,
		where: { [field]: { equals: parsed.data.key } },
		limit: 1,
		depth: 0,
		pagination: false,
	});
	return docs[0];
}

/** `POST /forms/confirmations` `{ key }`: 200 `confirmed`, also when it had been; 404 `unknown` once the time is over. */
export const confirmSubscription: FormHandler = async (payload, given) => {
	const found = await findBy(payload, 'confirmKey', given);
	if (!found) return response(404, 'unknown');
	if (found.state !== 'confirmed') {
		const req = await createLocalReq({}, payload);
		await inTransaction(req, async () => {
			await payload.update({
				collection,
				id: found.id,
				data: { state: 'confirmed', confirmedAt: new Date().toISOString(), keepUntil: null },
				depth: 0,
				req,
			});
			await queueFormMail(req, { submission: found.id, kind: 'welcome' });
		});
	}
	return response(200, 'confirmed');
};

/** `POST /forms/unsubscriptions` `{ key }`: deletes the address and all that is stored with it; 200 `unsubscribed`, also when it is gone already. */
export const unsubscribe: FormHandler = async (payload, given) => {
	const found = await findBy(payload, 'unsubscribeKey', given);
	if (found) await payload.delete({ collection, id: found.id, depth: 0 });
	return response(200, 'unsubscribed');
};
