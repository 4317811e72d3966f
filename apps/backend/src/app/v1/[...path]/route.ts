import config from '@payload-config';
import { getPayload } from 'payload';
import { measured } from '../../../observing/measured.ts';
import { answerSandbox } from '../../../sandbox/answer.ts';

export const dynamic = 'force-dynamic';

const answer = measured('sandbox', async (request) =>
	answerSandbox(await getPayload({ config }), request),
);

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
