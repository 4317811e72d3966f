/** What one request to the price API shares; the price API fills it. */
export type ResolverContext = object;
