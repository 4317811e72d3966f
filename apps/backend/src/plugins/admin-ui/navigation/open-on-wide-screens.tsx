'use client';
import { NavContext, useNav, usePreferences } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import '../../../platform/i18n/payload-dates.ts';

const wideQuery = '(min-width: 1024px)';

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(wideQuery);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}

const useIsWide = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => matchMedia(wideQuery).matches,
		() => true,
	);

/**
 * Keeps the navigation open from 1024 px until the user closes it, and stores that in the user's preferences. Payload 3.90.1 closes it on
 * every navigation up to 1440 px, a common laptop width. Below 1024 px the navigation covers the page, so it opens only on request and
 * closes on the next screen.
 */
export function OpenOnWideScreens({ children }: { children: ReactNode }) {
	const nav = useNav();
	const { setPreference } = usePreferences();
	const isWide = useIsWide();
	const path = usePathname();
	const [isOpen, setOpen] = useState(nav.navOpen);
	const [coveredPath, setCoveredPath] = useState<string | null>(null);
	const navOpen = isWide ? isOpen : coveredPath === path;
	const setNavOpen = useCallback(
		(value: boolean) => {
			if (!isWide) return setCoveredPath(value ? path : null);
			setOpen(value);
			void setPreference(PREFERENCE_KEYS.NAV, { open: value }, true);
		},
		[isWide, path, setPreference],
	);
	const value = useMemo(() => ({ ...nav, navOpen, setNavOpen }), [nav, navOpen, setNavOpen]);
	return <NavContext value={value}>{children}</NavContext>;
}
