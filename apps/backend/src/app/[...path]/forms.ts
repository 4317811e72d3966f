import config from '@payload-config';
import { getPayload } from 'payload';
import { type FormHandler, handleForm } from '../../plugins/forms/handle.ts';

/** Answers what the site passes on from visitors' forms. */
export const handleForms =
	(handler: FormHandler) =>
	async (request: Request): Promise<Response> =>
		handleForm(await getPayload({ config }), request, handler);
