import type { PayloadRequest } from 'payload';

/**
 * A request for a call of Payload's inside another one: the same transaction, person and language of words. Payload sets locale,
 * context and depth of the request it is given, so a call with the outer request would change what the outer operation still
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
