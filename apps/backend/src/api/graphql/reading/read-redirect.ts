import type { Redirect } from '@website/contracts/content-types';
import { redirectSources } from '../../../content/addresses/redirect-path.ts';
import type { ResolverContext } from '../context.ts';

/**
 * Reads the redirect from a path with or without a query, best match first, with status 410 for a permanently removed page; `null` if there
 * is none, or its target is missing or no page.
 */
export async function readRedirect(
	context: ResolverContext,
	path: string,
): Promise<Redirect | null> {
	context.touch('redirects');
	const sources = redirectSources(path);
	const { docs } = await context.payload.find({
		collection: 'redirects',
		where: { from: { in: sources } },
		depth: 0,
		pagination: false,
	});
	const redirect = sources.flatMap((from) => docs.find((one) => one.from === from) ?? [])[0];
	if (!redirect) return null;
	if (redirect.status === '410') return { to: null, status: 410, query: null };
	const [, query = null] = redirect.from.split('?');
	const read = await context.reader(redirect.locale);
	const link = read.link(redirect.to);
	// Earlier releases accepted other targets: `#part` redirects to itself.
	return link && /^(?:https?:|\/)/i.test(link.url)
		? { to: link.url, status: Number(redirect.status), query }
		: null;
}
