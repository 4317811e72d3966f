import config from '@payload-config';
import { getPayload } from 'payload';
import { answerSandbox as answer } from '../../api/sandbox/answer.ts';

/** The sandbox of the messaging API. */
export const answerSandbox = async (request: Request): Promise<Response> =>
	answer(await getPayload({ config }), request);
