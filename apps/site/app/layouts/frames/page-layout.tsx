import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import { DocsLayout } from './docs-layout';
import { type LayoutProps, PageFrame } from './page-frame';

interface PageLayoutProps extends LayoutProps {
	layout: PageLayoutName;
}

/** The layout that an editor selected for a page (specification section 2). Pages in the layouts of the blog: `BlogPage`. */
export function PageLayout({ layout, ...props }: PageLayoutProps) {
	switch (layout) {
		case 'simple':
			return <PageFrame {...props} reduced withCallToAction={false} />;
		case 'docs':
			return <DocsLayout {...props} />;
		case 'blog':
		case 'blogWithSidebar':
		case 'default':
			return <PageFrame {...props} />;
	}
}
