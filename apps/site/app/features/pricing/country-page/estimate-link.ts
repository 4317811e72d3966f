import { estimatorAnchor } from '../estimator/use-estimator-link';

/** Link to the price page's estimator with a number of messages to one country, in the visitor's currency. */
export const estimateLinkFor = (pricePage: string, country: string, messages = 1000) =>
	`${pricePage}${estimatorAnchor}?v=${country}.${messages}.0&e=0&s=1`;
