import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import { BlogLayout } from './blog-layout';
import { BlogWithSidebarLayout } from './blog-with-sidebar-layout';
import { DefaultLayout } from './default-layout';
import { DocsLayout } from './docs-layout';
import type { LayoutProps } from './page-frame';
import { SimpleLayout } from './simple-layout';

interface PageLayoutProps extends LayoutProps {
	layout: PageLayoutName;
	/** For `blogWithSidebar`, which falls back to `blog` without a sidebar. */
	sidebar?: React.ReactNode;
}

/** The layout that an editor selected for a page (specification section 2). */
export function PageLayout({ layout, sidebar, ...props }: PageLayoutProps) {
	switch (layout) {
		case 'simple':
			return <SimpleLayout {...props} />;
		case 'blog':
			return <BlogLayout {...props} />;
		case 'blogWithSidebar':
			return sidebar ? (
				<BlogWithSidebarLayout {...props} sidebar={sidebar} />
			) : (
				<BlogLayout {...props} />
			);
		case 'docs':
			return <DocsLayout {...props} />;
		case 'default':
			return <DefaultLayout {...props} />;
	}
}
