interface Crumb {
	url: string;
	text: string;
}

/** The trail an editor's SEO block gives; the blog's own place where there is none. */
export function articleCrumbs(
	post: { link: string; title: string; seo: { breadcrumbs: readonly Crumb[] } },
	above: readonly Crumb[],
): Crumb[] {
	const { breadcrumbs } = post.seo;
	return breadcrumbs.length > 1
		? [...breadcrumbs]
		: [...above, { url: post.link, text: post.title }];
}
