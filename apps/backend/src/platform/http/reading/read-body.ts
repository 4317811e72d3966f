import { BodyTooLarge, readBody as readBodyWithin } from '@website/contracts/read-body';

/** A request's body; undefined when it is longer than `limit` bytes. */
export async function readBody(
	request: Pick<Request, 'body' | 'headers'>,
	limit: number,
): Promise<Buffer | undefined> {
	try {
		return await readBodyWithin(request, limit);
	} catch (error) {
		if (error instanceof BodyTooLarge) return undefined;
		throw error;
	}
}
