'use client';
import { PopupList } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { focusMenu } from '../focus-menu.ts';

/** The tabs and buttons of the topmost form that its style sheet hides, because the window is narrow. */
function hiddenControls(): HTMLElement[] {
	const bar = [...document.querySelectorAll('.doc-controls')].at(-1);
	const screen = bar?.closest('.drawer, .template-default');
	const controls = screen?.querySelectorAll<HTMLElement>(
		'.doc-tab:not(.doc-tab--active), .doc-controls__controls :is(.schedule-button, #preview-button, #action-save-draft)',
	);
	return [...(controls ?? [])].filter(
		(control) => !control.checkVisibility() && !control.matches(':disabled'),
	);
}

const labelOf = ({ ariaLabel, textContent }: HTMLElement): string => ariaLabel || textContent;

/** The items in a form's menu that stand for the controls without room on a phone. Collected when the menu is opened. */
export function MoreItems() {
	const [controls, setControls] = useState<HTMLElement[]>([]);
	useEffect(() => {
		const collect = ({ target }: MouseEvent) => {
			if (target instanceof Element && target.closest('.doc-controls__popup'))
				setControls(hiddenControls());
		};
		document.addEventListener('click', collect, true);
		return () => document.removeEventListener('click', collect, true);
	}, []);
	return (
		<div className="more-items">
			{controls.map((control) => (
				<PopupList.Button
					key={labelOf(control)}
					onClick={() => {
						focusMenu();
						control.click();
					}}
				>
					{labelOf(control)}
				</PopupList.Button>
			))}
		</div>
	);
}
