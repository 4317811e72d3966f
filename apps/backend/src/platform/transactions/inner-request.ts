import type { PayloadRequest } from 'payload';

/**
 * The request for a Payload operation inside another one, with the same transaction, user and admin language. Payload sets locale,
 * context and depth on the request that it gets, so an inner operation with the outer request would change what the outer one still
 * reads and writes (`payload/dist/utilities/createLocalReq.js`).
 */
export const innerRequest = ({
	transactionID,
	user,
	i18n,
	context,
	headers,
}: PayloadRequest): Partial<PayloadRequest> => ({
	...(transactionID === undefined ? {} : { transactionID }),
	user,
	i18n,
	context: { ...context },
	headers,
});
