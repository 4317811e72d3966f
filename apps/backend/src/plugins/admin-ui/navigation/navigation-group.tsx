'use client';
import { ChevronIcon, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useId, useState } from 'react';

interface Props {
	label: string;
	isInitiallyOpen: boolean;
	children: ReactNode;
}

/** A collapsible group of navigation entries. Its state is stored in the user's preferences, like in Payload's own navigation. */
export function NavigationGroup({ label, isInitiallyOpen, children }: Props) {
	const { setPreference } = usePreferences();
	const [isOpen, setOpen] = useState(isInitiallyOpen);
	const list = useId();
	const toggle = () => {
		setOpen(!isOpen);
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
