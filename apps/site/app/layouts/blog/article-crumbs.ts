import type { Crumb } from './breadcrumbs';

/** The trail an editor's SEO block gives, without the article itself; the blog's own place where there is none. */
export function articleCrumbs(
	post: { link: string; seo: { breadcrumbs: readonly Crumb[] } },
	fallback: readonly Crumb[],
): Crumb[] {
	const above = post.seo.breadcrumbs.filter((crumb) => crumb.url !== '' && crumb.url !== post.link);
	return above.length > 0 ? above : [...fallback];
}
