import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { classNames } from '~/ui/class-names';

export interface Tab<Key extends string> {
	key: Key;
	label: string;
	panel: ReactNode;
}

interface TabsProps<Key extends string> {
	/** Names the list of tabs for assistive technology. */
	label: string;
	tabs: readonly Tab<Key>[];
	selected: Key;
	onSelect: (key: Key) => void;
	/** Stands in the line of the tabs, at its end. */
	aside?: ReactNode;
}

/** The tab that a key leads to from one of `count` (APG, tabs: arrows, Home and End); null for another key. */
function reachedBy(key: string, from: number, count: number): number | null {
	if (key === 'ArrowRight') return (from + 1) % count;
	if (key === 'ArrowLeft') return (from + count - 1) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}

/**
 * Panels of which one is shown (APG, tabs with automatic activation). Where no scripts run all of them are, each below its name.
 * A tab pressed before React has started is focused, and chosen once it has.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
	const { label, tabs, selected, onSelect, aside } = props;
	const id = useId();
	const tabId = (key: Key) => `${id}-${key}`;
	const takeOver = useEffectEvent(() => {
		const pressed = tabs.find(({ key }) => tabId(key) === document.activeElement?.id);
		if (pressed && pressed.key !== selected) onSelect(pressed.key);
	});
	useEffect(() => takeOver(), []);

	function onKeyDown(event: KeyboardEvent) {
		const from = tabs.findIndex(({ key }) => key === selected);
		const to = reachedBy(event.key, from, tabs.length);
		const tab = to === null ? undefined : tabs[to];
		if (!tab) return;
		event.preventDefault();
		onSelect(tab.key);
		document.getElementById(tabId(tab.key))?.focus();
	}

	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-3 border-fg">
				<div
					role="tablist"
					aria-label={label}
					className="flex flex-wrap [@media(scripting:none)]:hidden"
				>
					{tabs.map(({ key, label: name }) => (
						<button
							key={key}
							type="button"
							role="tab"
							id={tabId(key)}
							aria-selected={key === selected}
							aria-controls={`${tabId(key)}-panel`}
							tabIndex={key === selected ? 0 : -1}
							onClick={() => onSelect(key)}
							onKeyDown={onKeyDown}
							className={classNames(
								'min-h-12 px-5 font-bold transition-colors',
								key === selected ? 'bg-fg text-canvas' : 'hover:bg-fg/10',
							)}
						>
							{name}
						</button>
					))}
				</div>
				{aside}
			</div>
			{tabs.map(({ key, label: name, panel }) => (
				<div
					key={key}
					role="tabpanel"
					id={`${tabId(key)}-panel`}
					aria-labelledby={tabId(key)}
					className={key === selected ? undefined : 'hidden [@media(scripting:none)]:block'}
				>
					<p className="hidden pt-6 text-xl font-bold [@media(scripting:none)]:block">{name}</p>
					{panel}
				</div>
			))}
		</>
	);
}
