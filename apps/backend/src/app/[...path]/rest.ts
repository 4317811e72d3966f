import config from '@payload-config';
import { getPayload } from 'payload';
import { carryContentLength } from '../../patches/content-length.ts';
import { createRest } from '../../platform/http/rest.ts';

/** The REST API for the admin and signed-in users; the site reads content through /graphql. */
export async function handleRest(request: Request, [, ...segments]: string[]): Promise<Response> {
	const rest = createRest(await getPayload({ config }), config);
	return carryContentLength(await rest(request, segments));
}
