import { localeOfPrefix } from '../locales.ts';

/** Paths at which the site's own routes and files are, whatever its content: after the locale's prefix, and on the server. */
const ownRoutes = [
	/^\/(?:docs(?:\/.*)?|search(?:\.json)?|llms(?:-full)?\.txt|manifest\.webmanifest|blog\/(?:feed\.xml|(?:tag|archive)\/.+))$/,
	/^\/(?:preview|language\/[^/]+|healthz|metrics|readyz)$/,
	/^\/(?:animations|assets|brand|content|images|preview\/shared)\//,
	/^\/(?:prices\/[a-z]{3}\.(?:csv|json)|flags\/[a-z]{2}\.svg|(?:robots|brand|options|speculation-rules)\.(?:txt|json))$/,
	/^\/(?:sitemap[a-z-]*\.xml|favicon\.ico|apple-touch-icon\.png|\.well-known\/security\.txt)$/,
	/\.(?:md|data)$|\/_payload\.json$/,
];

/** True for a path without a trailing slash at which the site itself answers, so that no document or redirect can have it. */
export function isOwnRoute(path: string): boolean {
	const prefix = localeOfPrefix(path);
	const bare = prefix ? path.slice(prefix.length + 1) : path;
	return ownRoutes.some((route) => route.test(path) || route.test(bare));
}
