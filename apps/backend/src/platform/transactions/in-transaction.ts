import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Runs `work` in the request's transaction: stores everything or, if it throws, nothing. Returns its result or throws its error. */
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
