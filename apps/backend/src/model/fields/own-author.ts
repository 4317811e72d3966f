import { localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** The author with the name of the signed-in user, in any language; undefined if there is none. */
export async function ownAuthor({ req }: { req: PayloadRequest }): Promise<number | undefined> {
	const name = req.user?.name?.trim();
	if (!name) return undefined;
	const { docs } = await req.payload.find({
		collection: 'authors',
		where: { or: localeCodes.map((code) => ({ [`name.${code}`]: { equals: name } })) },
		limit: 1,
		depth: 0,
		draft: true,
		pagination: false,
		select: {},
		req: innerRequest(req),
	});
	return docs[0]?.id;
}
