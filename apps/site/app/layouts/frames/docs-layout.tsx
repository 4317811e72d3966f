import { ConsentBar } from '../footer/consent-bar';
import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `docs`: a dark header, the viewer in the full window (specification section 1), and a footer with the consent choices only. */
export function DocsLayout(props: LayoutProps) {
	return (
		<>
			<PageFrame {...props} navbarTheme="dark" withCallToAction={false} withFooter={false}>
				<div className="theme-dark flex min-h-svh grow flex-col bg-canvas text-fg">
					{props.children}
				</div>
			</PageFrame>
			<ConsentBar />
		</>
	);
}
