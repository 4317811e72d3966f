import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `default`: everything. */
export function DefaultLayout(props: LayoutProps) {
	return <PageFrame {...props} />;
}
