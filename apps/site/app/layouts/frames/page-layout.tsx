import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import { BlogWithSidebarLayout } from './blog-with-sidebar-layout';
import { DocsLayout } from './docs-layout';
import { type LayoutProps, PageFrame } from './page-frame';

interface PageLayoutProps extends LayoutProps {
	layout: PageLayoutName;
	/** For `blogWithSidebar`, which falls back to `blog` without a sidebar. */
	sidebar?: React.ReactNode;
}

/** The layout that an editor selected for a page (specification section 2). */
export function PageLayout({ layout, sidebar, ...props }: PageLayoutProps) {
	switch (layout) {
		case 'simple':
			return <PageFrame {...props} reduced withCallToAction={false} />;
		case 'blogWithSidebar':
			return sidebar ? (
				<BlogWithSidebarLayout {...props} sidebar={sidebar} />
			) : (
				<PageFrame {...props} />
			);
		case 'docs':
			return <DocsLayout {...props} />;
		case 'blog':
		case 'default':
			return <PageFrame {...props} />;
	}
}
