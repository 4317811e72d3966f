'use client';
import { ChevronIcon, usePreferences } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useId, useState } from 'react';

interface Props {
	label: string;
	isInitiallyOpen: boolean;
	/** The URLs of the entries. The group of the current screen is open until the user folds it. */
	urls: readonly string[];
	children: ReactNode;
}

/** A collapsible group of navigation entries. Its state is stored in the user's preferences, like in Payload's own navigation. */
export function NavigationGroup({ label, isInitiallyOpen, urls, children }: Props) {
	const { setPreference } = usePreferences();
	const path = usePathname();
	const [choice, setChoice] = useState<boolean | null>(null);
	const isCurrent = urls.some((url) => path === url || path.startsWith(`${url}/`));
	const isOpen = choice ?? (isInitiallyOpen || isCurrent);
	const list = useId();
	const toggle = () => {
		setChoice(!isOpen);
		void setPreference(PREFERENCE_KEYS.NAV, { groups: { [label]: { open: !isOpen } } }, true);
	};
	return (
		<div className="navigation-group">
			<button aria-controls={list} aria-expanded={isOpen} onClick={toggle} type="button">
				{label}
				<ChevronIcon direction={isOpen ? 'up' : 'down'} size="small" />
			</button>
			<ul hidden={!isOpen} id={list}>
				{children}
			</ul>
		</div>
	);
}
