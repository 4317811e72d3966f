import type { Payload, PayloadRequest, Where } from 'payload';
import type { Form, FormSubmission } from '../../payload-types.ts';

/** The first submission that matches, with its keys, and with its form; undefined if there is none. */
export async function findSubmission(
	payload: Payload,
	where: Where,
	req?: PayloadRequest,
): Promise<FormSubmission | undefined> {
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where,
		limit: 1,
		depth: 1,
		pagination: false,
		showHiddenFields: true,
		...(req ? { req } : {}),
	});
	return docs[0];
}

/** The form of a submission that was read with its form; null if it is gone. */
export const formOf = ({ form }: Pick<FormSubmission, 'form'>): Form | null =>
	typeof form === 'object' ? form : null;

/** The name of a submission's form, or its id. */
export const formName = ({ form }: FormSubmission): string =>
	typeof form === 'object' ? form.name : String(form);
