import { setTimeout as sleep } from 'node:timers/promises';
import { isOwnRoute } from '@website/contracts/own-routes';
import { safeDecode } from '../catalog/safe-decode.ts';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { ResolverContext } from './context.ts';
import { redirect } from './lookups.ts';

/** The start of a link; one around a picture alone loses a dead target anyway. */
const links = /<a\s[^>]*?href=(["'])([^"'<>]*)\1[^>]*>(?!\s*<img[^>]*>\s*<\/a>)/gi;
/** What the site redirects itself: feeds, searches, later pages of lists. */
const redirectedBySite = /[?&](?:s|feed)=|\/(?:feed|search|page|embed|comments)(?:\/|$)/;

/** The targets of the links in HTML, as they are written there. */
export const linksIn = (html: string): string[] =>
	[...html.matchAll(links)].flatMap(([, , href]) => href ?? []);

/** Removes dead targets. Without a target, a link is replaced by its text. */
export const withoutTargets = (html: string, dead: ReadonlySet<string>): string =>
	html.replace(links, (tag, _quote, href) => (dead.has(href) ? '<a>' : tag));

/** Those of the links that lead to a path of WordPress where the site has nothing, and WordPress no redirect. */
export async function deadLinks(
	context: ResolverContext,
	hrefs: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
	const { addresses, catalog } = context;
	const checks = [...hrefs].flatMap((href) => {
		const address = plainText(href);
		if (!addresses.isUnpublished(address)) return [];
		const path = addresses.link(address).replace(/#.*/, '');
		if (isOwnRoute(path) || redirectedBySite.test(path)) return [];
		// The site finds a slug below another path, and in another language.
		const slug = safeDecode(path.replace(/^.*\//, ''));
		return catalog.contents.entries.some((entry) => entry.slug === slug) ? [] : [{ href, path }];
	});
	// A slow WordPress must not cost the page: its answers are stored for the next time.
	const deadline = sleep(limits.checkedLinksMs, undefined, { ref: false });
	const dead = checks.slice(0, limits.checkedLinks).map(async ({ href, path }) => {
		// A link that cannot be checked stays.
		const stays = () => ({ to: path });
		const check = redirect({ path }, context).catch(stays);
		return (await Promise.race([check, deadline.then(stays)]))?.to ? [] : [href];
	});
	return new Set((await Promise.all(dead)).flat());
}
