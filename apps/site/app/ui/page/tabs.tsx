import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { classNames } from '~/ui/class-names';

export interface Tab<Key extends string> {
	key: Key;
	label: string;
	panel: ReactNode;
}

interface TabsProps<Key extends string> {
	/** The accessible name of the tab list. */
	label: string;
	tabs: readonly Tab<Key>[];
	selected: Key;
	onSelect: (key: Key) => void;
	/** Content at the end of the tab row. */
	aside?: ReactNode;
}

/** The index of the tab that a key selects (APG, tabs: arrows, Home and End); null for other keys. */
function nextTab(key: string, index: number, count: number): number | null {
	if (key === 'ArrowRight') return (index + 1) % count;
	if (key === 'ArrowLeft') return (index + count - 1) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}

/**
 * Tabs with automatic activation (APG). Without JavaScript all panels are visible, each below its label. A tab that is pressed before
 * hydration is focused, and is selected after hydration.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
	const { label, tabs, selected, onSelect, aside } = props;
	const id = useId();
	const tabId = (key: Key) => `${id}-${key}`;
	const selectFocusedTab = useEffectEvent(() => {
		const focusedTab = tabs.find(({ key }) => tabId(key) === document.activeElement?.id);
		if (focusedTab && focusedTab.key !== selected) onSelect(focusedTab.key);
	});
	useEffect(() => selectFocusedTab(), []);

	function onKeyDown(event: KeyboardEvent) {
		const index = tabs.findIndex(({ key }) => key === selected);
		const nextIndex = nextTab(event.key, index, tabs.length);
		const tab = nextIndex === null ? undefined : tabs[nextIndex];
		if (!tab) return;
		event.preventDefault();
		onSelect(tab.key);
		document.getElementById(tabId(tab.key))?.focus();
	}

	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-3 border-fg">
				<div role="tablist" aria-label={label} className="flex flex-wrap no-script:hidden">
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
					className={key === selected ? undefined : 'hidden no-script:block'}
				>
					<p className="hidden pt-6 text-xl font-bold no-script:block">{name}</p>
					{panel}
				</div>
			))}
		</>
	);
}
