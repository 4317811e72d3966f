import type { MetaDescriptor } from 'react-router';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { PageSections } from '~/sections';
import { contentMeta } from '~/seo/content-meta';
import { pageJsonLd } from '~/seo/page-json-ld';
import { PageShell } from './page-shell';
import { sharedContentOf } from './shared-content';

/** A page from content in the layout, navbar theme and with the logo its editors chose. */
export function PageView({ page }: { page: PageFieldsFragment }) {
	return (
		<PageShell
			layout={page.pageLayout}
			navbarTheme={page.navbarTheme}
			pageLogo={page.pageLogo}
			translations={page.translations}
			breadcrumbs={page.seo.breadcrumbs}
		>
			<PageSections sections={page.sections} />
		</PageShell>
	);
}

/** Everything the page says of itself in its head. */
export function pageViewMeta(
	page: PageFieldsFragment | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!page) return [];
	const shared = sharedContentOf(matches);
	return [...contentMeta({ ...page, path: page.href, shared }), ...pageJsonLd(page, shared)];
}
