import { z } from 'zod';

const graphqlRequest = z.object({
	query: z.string().min(1),
	operationName: z.string().nullish(),
	variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Parses a request body. Returns undefined if it is not a GraphQL request. */
export function parseRequest(body: string): z.infer<typeof graphqlRequest> | undefined {
	try {
		return graphqlRequest.safeParse(JSON.parse(body)).data;
	} catch {
		return undefined;
	}
}
