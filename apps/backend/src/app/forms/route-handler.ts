import config from '@payload-config';
import { getPayload } from 'payload';
import { answerForm, type FormHandler } from '../../forms/handle.ts';

/** A Next route for what the site passes on from visitors' forms. */
export const formRoute =
	(handler: FormHandler) =>
	async (request: Request): Promise<Response> =>
		answerForm(await getPayload({ config }), request, handler);
