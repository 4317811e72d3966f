import { type LayoutProps, PageFrame } from './page-frame';

export function DefaultLayout(props: LayoutProps) {
	return <PageFrame {...props} />;
}
