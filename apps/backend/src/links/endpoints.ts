import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { targetAt } from './at.ts';

const { linksOfAPaste } = limits.editing;

const asked = z.object({
	addresses: z.array(z.string().max(2_000)).max(linksOfAPaste),
});

const refuse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

/** POST /api/link-targets/at with `{ "addresses": [] }`: the documents at addresses of the site, by address; for signed-in people. */
export const linkEndpoints: Endpoint[] = [
	{
		path: '/link-targets/at',
		method: 'post',
		handler: async (req) => {
			if (!req.user) return refuse(401, 'Sign in first');
			await addDataAndFileToRequest(req);
			const body = asked.safeParse(req.data);
			if (!body.success)
				return refuse(400, `Give up to ${linksOfAPaste} addresses: { "addresses": ["/prices"] }`);
			const documents: Record<string, object> = {};
			for (const address of body.data.addresses) {
				const found = await targetAt(req, address);
				if (found) documents[address] = found;
			}
			return Response.json({ documents });
		},
	},
];
