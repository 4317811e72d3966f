import config from '@payload-config';
import { getPayload } from 'payload';
import { measured } from '../../observing/measured.ts';
import { answerSandbox as answer } from '../../sandbox/answer.ts';

/** The sandbox of the messaging API. */
export const answerSandbox = measured('sandbox', async (request) =>
	answer(await getPayload({ config }), request),
);
