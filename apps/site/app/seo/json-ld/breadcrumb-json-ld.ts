import type { SeoFieldsFragment } from '~/content/generated/operations';

/** schema.org BreadcrumbList of a document; empty with fewer than two breadcrumbs. */
export function breadcrumbJsonLd(
	breadcrumbs: SeoFieldsFragment['breadcrumbs'],
	origin: string,
): Record<string, unknown>[] {
	if (breadcrumbs.length < 2) return [];
	return [
		{
			'@type': 'BreadcrumbList',
			itemListElement: breadcrumbs.map((breadcrumb, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: breadcrumb.text,
				item: new URL(breadcrumb.url, `${origin}/`).href,
			})),
		},
	];
}
