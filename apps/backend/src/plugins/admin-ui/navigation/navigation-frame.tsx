'use client';
import { Hamburger, useNav, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** The sidebar with the navigation. On a narrow screen it covers the page and has a close button. */
export function NavigationFrame({ children }: { children: ReactNode }) {
	const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
	const { t } = useTranslation();
	const states = [
		navOpen ? 'nav--nav-open' : '',
		shouldAnimate ? 'nav--nav-animate' : '',
		hydrated ? 'nav--nav-hydrated' : '',
	];
	return (
		<aside className={['nav', ...states].join(' ').trim()} inert={!navOpen}>
			<div className="nav__scroll" ref={navRef}>
				{children}
				<div className="nav__header">
					<div className="nav__header-content">
						<button
							aria-label={`${t('general:close')} ${t('general:menu')}`}
							className="nav__mobile-close"
							onClick={() => setNavOpen(false)}
							type="button"
						>
							<Hamburger isActive />
						</button>
					</div>
				</div>
			</div>
		</aside>
	);
}
