import { isLocaleCode } from '@website/contracts/locales';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireRight } from '../../../access/language-rights.ts';
import type { Form } from '../../../payload-types.ts';
import { endpoint, jsonBody, jsonResponse } from '../../../platform/http/endpoint.ts';
import { wholeNumber } from '../../../platform/http/reading/query.ts';
import { findSubmission, formOf } from '../find-submission.ts';
import { sendMessage, testMessage, webhookSecrets } from './message.ts';
import { retryDelivery } from './task.ts';

const idOf = ({ routeParams }: PayloadRequest): number => Number(routeParams?.id) || 0;

/** The form of a request; throws a 404 without one, and a 403 unless the user may change forms. */
async function requireForm(req: PayloadRequest): Promise<Form> {
	requireRight(req, 'forms', 'update');
	return req.payload.findByID({ collection: 'forms', id: idOf(req), depth: 0, req });
}

const testRequest = z.object({ url: z.string().max(2_000), version: z.number().int() });

/**
 * `GET /api/forms/:id/webhook-secret?version=…`: `{ secret }`, which the form would sign with. `POST /api/forms/:id/webhook-test`
 * (`{ url, version }`, also before they are saved): sends a test message; `{ problem }` is a `DeliveryProblem`, or null.
 */
export const webhookEndpoints: Endpoint[] = [
	endpoint('get', '/:id/webhook-secret', async (req) => {
		const { id } = await requireForm(req);
		const [secret] = webhookSecrets(id, wholeNumber(req.query, 'version') ?? 1);
		return jsonResponse({ secret });
	}),
	endpoint('post', '/:id/webhook-test', async (req) => {
		const form = await requireForm(req);
		const { url, version } = await jsonBody(req, testRequest);
		const lang = isLocaleCode(req.locale) ? req.locale : 'en';
		const message = testMessage(form, lang);
		return jsonResponse({
			problem: await sendMessage(url, message, webhookSecrets(form.id, version)),
		});
	}),
];

/** `POST /api/form-submissions/:id/deliver`: tries at once to deliver a submission that was not delivered. */
export const deliverEndpoint = endpoint('post', '/:id/deliver', async (req) => {
	requireRight(req, 'form-submissions', 'read');
	const submission = await findSubmission(req.payload, { id: { equals: idOf(req) } });
	const form = submission && formOf(submission);
	if (!submission || !form) throw new NotFound(req.t);
	if (submission.delivery === 'waiting' || submission.delivery === 'failed')
		await retryDelivery(req, form, submission);
	return jsonResponse({});
});
