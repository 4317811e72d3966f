import { type DocumentOptions, messagingDocument } from '@website/messaging-api/document';
import { emailPrices, prices, priceTag } from './operations.ts';

/** The API document of this host (specification, section 1): the messaging API and prices. */
export const openApiDocument = (
	options: Omit<DocumentOptions, 'more'>,
): ReturnType<typeof messagingDocument> =>
	messagingDocument({
		...options,
		more: {
			authentication: 'The operations under Prices require a price token.',
			tags: [priceTag],
			paths: {
				'/api/v1/prices/email': { get: emailPrices },
				'/prices/graphql': { post: prices },
			},
		},
	});
