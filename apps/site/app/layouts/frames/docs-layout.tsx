import { PagePart } from '~/features/page-parts/page-part';
import { ConsentSettingsButton } from '~/features/third-party/consent/consent-settings-button';
import { Container, themeClass } from '~/ui/page/section';
import { legalLink } from '../footer/footer';
import { type LayoutProps, PageFrame } from './page-frame';

/** The minimal footer: the button for the visitor's consent choices. */
function ConsentBar() {
	return (
		<footer className={`${themeClass('dark')} border-t border-line text-sm`}>
			<Container className="py-4">
				<PagePart>
					<ConsentSettingsButton className={legalLink} />
				</PagePart>
			</Container>
		</footer>
	);
}

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
