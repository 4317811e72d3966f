import config from '@payload-config';
import { getPayload } from 'payload';
import { type FormHandler, handleForm } from '../../plugins/forms/handle.ts';

/** Handles form requests that the site forwards from visitors. */
export const handleForms =
	(handler: FormHandler) =>
	async (request: Request): Promise<Response> =>
		handleForm(await getPayload({ config }), request, handler);
