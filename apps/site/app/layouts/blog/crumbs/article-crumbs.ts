interface Crumb {
	url: string;
	text: string;
}

/** The breadcrumbs of the SEO fields; without them, the article below `parents`. */
export function articleCrumbs(
	post: { link: string; title: string; seo: { breadcrumbs: readonly Crumb[] } },
	parents: readonly Crumb[],
): Crumb[] {
	const { breadcrumbs } = post.seo;
	return breadcrumbs.length > 1
		? [...breadcrumbs]
		: [...parents, { url: post.link, text: post.title }];
}
