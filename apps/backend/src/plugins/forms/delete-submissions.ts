import type { CollectionBeforeDeleteHook } from 'payload';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** The answers to a form are deleted with it: without the form nobody could say what they were asked. */
export const deleteSubmissions: CollectionBeforeDeleteHook = async ({ id, req }) => {
	await req.payload.delete({
		collection: 'form-submissions',
		where: { form: { equals: id } },
		depth: 0,
		req: innerRequest(req),
	});
};
