import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `simple`: logo, languages, the text and the legal links; nothing that leads away from reading. */
export function SimpleLayout(props: LayoutProps) {
	return <PageFrame {...props} reduced withCallToAction={false} />;
}
