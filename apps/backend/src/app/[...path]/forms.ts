import config from '@payload-config';
import { getPayload } from 'payload';
import { answerForm, type FormHandler } from '../../plugins/forms/handle.ts';

/** Answers what the site passes on from visitors' forms. */
export const answerForms =
	(handler: FormHandler) =>
	async (request: Request): Promise<Response> =>
		answerForm(await getPayload({ config }), request, handler);
