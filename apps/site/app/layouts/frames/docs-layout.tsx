import { ConsentBar } from '../footer/consent-bar';
import { type LayoutProps, PageFrame } from './page-frame';

/** Layout `docs`: dark header, the whole window for the viewer (specification section 1), below it only the consent choices. */
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
