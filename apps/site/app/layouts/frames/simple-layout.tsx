import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `simple`: logo, languages, the text and the legal links, without navigation and call to action. */
export function SimpleLayout(props: LayoutProps) {
	return <PageFrame {...props} reduced withCallToAction={false} />;
}
