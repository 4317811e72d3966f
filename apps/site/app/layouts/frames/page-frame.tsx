import type { ReactNode } from 'react';
import type { MediaFieldsFragment, NavbarTheme } from '~/content/generated/operations';
import type { SharedContent } from '~/content/shared-parts/load-shared.server';
import { PagePart } from '~/features/page-parts/page-part';
import { mainContentId, SkipLink } from '~/ui/actions/skip-link';
import { ProgressBar } from '~/ui/page/progress-bar';
import { CallToAction } from '../call-to-action';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { type LanguageLink, languageLinks } from '../languages';

/** Props of all layouts: shared content, languages and content of the page, and its header options. */
export interface LayoutProps {
	/** Header, footer, call to action and settings. Parts that could not be loaded are null and omitted. */
	shared: SharedContent;
	/** The page in each language, from `languageLinks()`. Default: the home page of each language. */
	languages?: LanguageLink[];
	navbarTheme?: NavbarTheme;
	pageLogo?: MediaFieldsFragment | null;
	/** True if the page ends with the shared call to action, for layouts that have one. */
	withCallToAction?: boolean;
	children: ReactNode;
}

interface PageFrameProps extends LayoutProps {
	/** Shows logo and languages only in the header. */
	reduced?: boolean;
	footerSize?: 'full' | 'small';
}

/** The landmarks in order: skip link, header, main, footer (WCAG 1.3.1, 2.4.1). Layouts select the parts. */
export function PageFrame({
	shared,
	languages = languageLinks([]),
	navbarTheme = 'light',
	pageLogo = null,
	reduced = false,
	withCallToAction = true,
	footerSize = 'full',
	children,
}: PageFrameProps) {
	return (
		<>
			<PagePart>
				<SkipLink />
			</PagePart>
			<ProgressBar />
			<Header
				settings={shared.settings}
				header={reduced ? null : shared.header}
				languages={languages}
				navbarTheme={navbarTheme}
				pageLogo={pageLogo}
			/>
			<main id={mainContentId} tabIndex={-1} className="flex grow flex-col outline-none">
				<PagePart>{children}</PagePart>
				{withCallToAction && (
					<PagePart>
						<CallToAction callToAction={shared.callToAction} />
					</PagePart>
				)}
			</main>
			<Footer footer={shared.footer} settings={shared.settings} size={footerSize} />
		</>
	);
}
