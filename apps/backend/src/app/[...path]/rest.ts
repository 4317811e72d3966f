import config from '@payload-config';
import { getPayload } from 'payload';
import { createRest } from '../../platform/http/rest.ts';

/** The editors' interface and whoever is signed in talk to this; visitors' content goes through /graphql. */
export async function answerRest(request: Request, [, ...segments]: string[]): Promise<Response> {
	const answer = createRest(await getPayload({ config }), config);
	return answer(request, segments);
}
