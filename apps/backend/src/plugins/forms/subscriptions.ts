import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import type { FormSubmission } from '../../payload-types.ts';
import { jsonResponse } from '../../platform/http/endpoint.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { findSubmission, formOf } from './find-submission.ts';
import type { FormHandler } from './handle.ts';
import { queueFormMail } from './mails/task.ts';
import { queueDelivery, untriedDelivery } from './webhook/task.ts';

const collection = 'form-submissions';
const keySchema = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

const stateResponse = (status: number, state: string): Response => jsonResponse({ state }, status);

async function findByKey(
	payload: Payload,
	field: 'confirmKey' | 'unsubscribeKey',
	requestBody: unknown,
): Promise<FormSubmission | undefined> {
	const result = keySchema.safeParse(requestBody);
	if (!result.success) return undefined;
	return findSubmission(payload, { [field]: { equals: result.data.key } });
}

/** `POST /forms/confirmations` `{ key }`: 200 `confirmed`, also if already confirmed; 404 `unknown` for an unknown or expired key. */
export const confirmSubscription: FormHandler = async (payload, requestBody) => {
	const submission = await findByKey(payload, 'confirmKey', requestBody);
	if (!submission) return stateResponse(404, 'unknown');
	const form = formOf(submission);
	if (submission.state !== 'confirmed' && form) {
		const req = await createLocalReq({}, payload);
		await inTransaction(req, async () => {
			await payload.update({
				collection,
				id: submission.id,
				data: {
					...untriedDelivery(form),
					state: 'confirmed',
					confirmedAt: new Date().toISOString(),
					keepUntil: null,
				},
				depth: 0,
				req,
			});
			await queueFormMail(req, { submission: submission.id, kind: 'welcome' });
			await queueDelivery(req, form, submission);
		});
	}
	return stateResponse(200, 'confirmed');
};

/** `POST /forms/unsubscriptions` `{ key }`: deletes the subscription with all its data; 200 `unsubscribed`, also if it no longer exists. */
export const unsubscribe: FormHandler = async (payload, requestBody) => {
	const submission = await findByKey(payload, 'unsubscribeKey', requestBody);
	if (submission) {
		const req = await createLocalReq({}, payload);
		await inTransaction(req, async () => {
			await payload.delete({ collection, id: submission.id, depth: 0, req });
			const form = formOf(submission);
			if (form && submission.state === 'confirmed')
				await queueDelivery(req, form, { key: submission.key });
		});
	}
	return stateResponse(200, 'unsubscribed');
};
