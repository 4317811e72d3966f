import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `blog`: the full width for lists of articles and articles without a sidebar. */
export function BlogLayout(props: LayoutProps) {
	return <PageFrame {...props} />;
}
