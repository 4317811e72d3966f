import type { ReactNode } from 'react';
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
