'use client';
import { ChevronIcon, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useId, useState } from 'react';

interface Props {
	label: string;
	isOpenAtFirst: boolean;
	children: ReactNode;
}

/** Entries of the navigation under a heading that folds them; how somebody left it is remembered for them, as Payload remembers its own. */
export function NavigationGroup({ label, isOpenAtFirst, children }: Props) {
	const { setPreference } = usePreferences();
	const [isOpen, setOpen] = useState(isOpenAtFirst);
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
