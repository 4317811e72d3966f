import type { ReactNode } from 'react';
import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import { Container } from '~/ui/page/section';
import { type LayoutProps, PageFrame } from './page-frame';

interface BlogWithSidebarLayoutProps extends LayoutProps {
	top?: ReactNode;
	sidebar: ReactNode;
	bottom?: ReactNode;
}

/** Layout `blogWithSidebar`: a text with a sticky column beside it. */
export function BlogWithSidebarLayout({
	top,
	sidebar,
	bottom,
	children,
	...frame
}: BlogWithSidebarLayoutProps) {
	return (
		<PageFrame {...frame}>
			{top}
			<Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-28">
				<div>{children}</div>
				<aside className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-4rem)] lg:overflow-y-auto">
					{sidebar}
				</aside>
			</Container>
			{bottom}
		</PageFrame>
	);
}

/** Layout `docs`: a dark header, the viewer in the full window (specification section 1), and the small footer. */
export function DocsLayout(props: LayoutProps) {
	return (
		<PageFrame {...props} navbarTheme="dark" withCallToAction={false} footerSize="small">
			<div className="theme-dark flex min-h-svh grow flex-col bg-canvas text-fg">
				{props.children}
			</div>
		</PageFrame>
	);
}

interface PageLayoutProps extends LayoutProps {
	layout: PageLayoutName;
}

/** The layout that an editor selected for a page (specification section 2). Pages in the layouts of the blog: `BlogPage`. */
export function PageLayout({ layout, ...props }: PageLayoutProps) {
	switch (layout) {
		case 'simple':
			return <PageFrame {...props} reduced withCallToAction={false} footerSize="small" />;
		case 'docs':
			return <DocsLayout {...props} />;
		case 'blog':
		case 'blogWithSidebar':
		case 'default':
			return <PageFrame {...props} />;
	}
}
