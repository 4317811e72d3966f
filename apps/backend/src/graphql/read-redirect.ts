import type { Redirect } from '@website/contracts/content-types';
import { normalPath } from '../content/addresses/redirect-path.ts';
import type { ResolverContext } from './context.ts';

/** Where an old address leads; null when none is known or its target is gone. */
export async function readRedirect(
	context: ResolverContext,
	path: string,
): Promise<Redirect | null> {
	context.touch('redirects');
	const { docs } = await context.payload.find({
		collection: 'redirects',
		where: { from: { equals: normalPath(path) } },
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const redirect = docs[0];
	if (!redirect) return null;
	const read = await context.reader(redirect.locale);
	const link = read.link(redirect.to);
	return link ? { to: link.url, status: Number(redirect.status) } : null;
}
