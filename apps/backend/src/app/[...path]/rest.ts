import config from '@payload-config';
import { getPayload } from 'payload';
import { createRest } from '../../platform/http/rest.ts';

/** The editors' interface and whoever is signed in talk to this; visitors' content goes through /graphql. */
export async function handleRest(request: Request, [, ...segments]: string[]): Promise<Response> {
	const response = createRest(await getPayload({ config }), config);
	return response(request, segments);
}
