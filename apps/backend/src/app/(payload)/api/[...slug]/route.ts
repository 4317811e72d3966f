import config from '@payload-config';
import { getPayload } from 'payload';
import { createRest } from '../../../../surface/rest.ts';

interface Context {
	params: Promise<{ slug: string[] }>;
}

/** The editors' interface and whoever is signed in talk to this; visitors' content goes through /graphql. */
async function rest(request: Request, { params }: Context): Promise<Response> {
	const answer = createRest(await getPayload({ config }), config);
	return answer(request, (await params).slug);
}

export { rest as DELETE, rest as GET, rest as OPTIONS, rest as PATCH, rest as POST, rest as PUT };
