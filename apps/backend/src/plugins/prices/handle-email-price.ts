import type { Payload } from 'payload';
import { jsonResponse } from '../../platform/http/endpoint.ts';
import { authorize } from './authorize.ts';
import { currentBook } from './model/current.ts';

/** GET /api/v1/prices/email: the list of tiers (specification section 7, Email prices). */
export async function handleEmailPrices(payload: Payload, request: Request): Promise<Response> {
	const refusal = await authorize(payload, request, 'email-prices');
	if (refusal) return refusal;
	const { emailPrices } = await currentBook(payload);
	return jsonResponse(emailPrices);
}
