import { z } from 'zod';

const isTimeZone = (value: string): boolean => {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
	} catch {
		return false;
	}
};

/** The variables of the price API, a part of the program's one schema. */
export const priceEnvironment = {
	/** A token that is always accepted; the starter gives the same one to the site. */
	PRICE_API_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
	/** Where a price's first day begins. */
	PRICE_TIME_ZONE: z
		.string()
		.default('Europe/Copenhagen')
		.refine(isTimeZone, 'must be a time zone such as Europe/Copenhagen'),
};
