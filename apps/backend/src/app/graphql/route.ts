import config from '@payload-config';
import { getPayload } from 'payload';
import { createContentHandler } from '../../graphql/handle.ts';

let handler: Promise<(request: Request) => Promise<Response>> | undefined;

async function answer(request: Request): Promise<Response> {
	handler ??= getPayload({ config }).then(createContentHandler);
	return (await handler)(request);
}

/** The content contract (specification section 7). */
export { answer as GET, answer as OPTIONS, answer as POST };
