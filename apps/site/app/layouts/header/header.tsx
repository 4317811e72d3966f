import { hasFeature } from '@website/contracts/site-features';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MediaFieldsFragment, NavbarTheme } from '~/content/generated/operations';
import type { Header as HeaderContent, SiteSettings } from '~/content/shared-parts/shared-parts';
import { PagePart } from '~/features/page-parts/page-part';
import { SearchOpener } from '~/features/search/dialog/search-opener';
import { ButtonRow } from '~/ui/actions/button-row';
import { Container, themeClass } from '~/ui/page/section';
import type { LanguageLink } from '../languages';
import { BrandLogo } from './brand-logo';
import { LanguageSwitcher } from './language-switcher';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';

/** Matches an open popover if the focus is neither inside it nor on its button, which is the preceding element. */
const unfocusedPopover = ':popover-open:not(:focus-within, :focus + *)';

/**
 * Closes a popover that has lost the focus, because it would cover the elements that the keyboard focuses next (WCAG 2.4.11). While the
 * body has the focus, popovers stay open.
 */
function closeUnfocusedPopover(): void {
	if (document.activeElement === document.body) return;
	document.querySelector<HTMLElement>(unfocusedPopover)?.hidePopover();
}

/** Closes open menus when the focus leaves them and on client-side navigation. Without JavaScript, loading a new document closes them. */
function useClosePopovers(): void {
	useEffect(() => {
		if (!('popover' in HTMLElement.prototype)) return;
		closeUnfocusedPopover();
		addEventListener('focusin', closeUnfocusedPopover);
		return () => removeEventListener('focusin', closeUnfocusedPopover);
	}, []);
	const { key } = useLocation();
	const previousKey = useRef(key);
	useEffect(() => {
		// Menus that were opened before hydration, often by the click that started it, stay open.
		if (previousKey.current === key) return;
		previousKey.current = key;
		if (!('popover' in HTMLElement.prototype)) return;
		for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
			popover.hidePopover();
	}, [key]);
}

export interface HeaderProps {
	settings: SiteSettings | null;
	/** Null in the layout `simple`, and if it could not be loaded: then only logo and languages are shown. */
	header: HeaderContent | null;
	languages: LanguageLink[];
	navbarTheme: NavbarTheme;
	pageLogo: MediaFieldsFragment | null;
}

/** The site's header: logo, navigation, languages, search, buttons. It is sticky, except in a low window. */
export function Header({ settings, header, languages, navbarTheme, pageLogo }: HeaderProps) {
	useClosePopovers();
	return (
		<header
			className={`relative top-0 z-40 [@media(height>=30rem)]:sticky ${themeClass(navbarTheme)}`}
		>
			<PagePart>
				<Container className="flex min-h-header items-center justify-between gap-x-6 max-xl:flex-wrap xl:max-2xl:gap-x-3">
					<BrandLogo settings={settings} pageLogo={pageLogo} theme={navbarTheme} />
					{header && <Navigation links={header.links} />}
					<div className="ml-auto flex shrink-0 items-center">
						{header && hasFeature('search') && <SearchOpener />}
						<div className="hidden shrink-0 items-center gap-2 xl:flex">
							<LanguageSwitcher languages={languages} />
							{header && (
								<ButtonRow
									buttons={header.buttons}
									className="flex-nowrap! gap-x-2! text-sm [&_a]:whitespace-nowrap [&_a>span:first-child]:px-4.5"
								/>
							)}
						</div>
						<MobileMenu header={header} languages={languages} />
					</div>
				</Container>
			</PagePart>
		</header>
	);
}
