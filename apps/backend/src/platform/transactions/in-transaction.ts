import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Does `work` in the request's transaction: all of it is stored or, when it throws, nothing. Passes on what it returns or throws. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
	const isOwn = await initTransaction(req);
	try {
		const result = await work();
		if (isOwn) await commitTransaction(req);
		return result;
	} catch (cause) {
		await killTransaction(req);
		throw cause;
	}
}
