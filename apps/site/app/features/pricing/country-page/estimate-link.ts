import { estimatorAnchor } from '../estimator/use-estimator-link';

/** The estimator of the page with all prices, with so many messages to one country and in the visitor's own currency. */
export const estimateLinkFor = (pricePage: string, country: string, messages = 1000) =>
	`${pricePage}${estimatorAnchor}?v=${country}.${messages}.0&e=0&s=1`;
