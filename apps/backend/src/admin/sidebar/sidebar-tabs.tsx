'use client';
import { useFormFields } from '@payloadcms/ui';
import type { RowFieldClient, RowFieldClientProps } from 'payload';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { SidebarPanel } from './sidebar-panel.tsx';
import { SidebarTabButton } from './sidebar-tab-button.tsx';
import './sidebar.css';
import { isSidebarTab, type SidebarTab } from './in-sidebar.ts';
import type { Marks } from './tab-marks.ts';

/** The key in `localStorage` of the last opened tab's name. */
const storageKey = 'sidebar-tab';

const useLastOpened = (): string | null =>
	useSyncExternalStore(
		() => () => undefined,
		() => localStorage.getItem(storageKey),
		() => null,
	);

interface Tab {
	name: SidebarTab;
	row: RowFieldClient;
	/** The index of the row among the rows of all tabs. */
	index: number;
}

/** The tabs with at least one field whose condition passes. */
function useVisibleTabs({ fields }: RowFieldClientProps['field']): Tab[] {
	const all = fields.flatMap((row, index): Tab[] => {
		const name: unknown = row.admin?.custom?.sidebarTab;
		return row.type === 'row' && isSidebarTab(name) ? [{ name, row, index }] : [];
	});
	const names = useFormFields(([state]) =>
		all
			.filter(({ row }) =>
				row.fields.some(
					(field) => !('name' in field && state[field.name]?.passesCondition === false),
				),
			)
			.map(({ name }) => name)
			.join(),
	).split(',');
	return all.filter(({ name }) => names.includes(name));
}

const steps: Record<string, (at: number, count: number) => number> = {
	ArrowLeft: (at, count) => (at + count - 1) % count,
	ArrowRight: (at, count) => (at + 1) % count,
	Home: () => 0,
	End: (_at, count) => count - 1,
};

/**
 * The fields and panels of a form's sidebar, in tabs. The last opened tab is remembered in this browser and opened in the next form too.
 * Panels of closed tabs are hidden but mounted: they set the marks of their tabs, and their fields belong to the form.
 */
export function SidebarTabs(props: RowFieldClientProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const lastOpened = useLastOpened();
	const [openedTab, setOpenedTab] = useState<string | null>(null);
	const [marks, setMarks] = useState<Marks>({});
	const tabs = useVisibleTabs(props.field);
	const current = tabs.find(({ name }) => name === (openedTab ?? lastOpened)) ?? tabs[0];
	if (!current) return null;
	const open = (name: SidebarTab) => {
		setOpenedTab(name);
		localStorage.setItem(storageKey, name);
	};
	const move = (event: KeyboardEvent) => {
		const next = tabs[steps[event.key]?.(tabs.indexOf(current), tabs.length) ?? -1];
		if (!next) return;
		event.preventDefault();
		open(next.name);
		list.current?.querySelector<HTMLElement>(`[data-tab=${next.name}]`)?.focus();
	};
	return (
		<div className="sidebar-tabs">
			{tabs.length > 1 ? (
				<div className="sidebar-tab-list" onKeyDown={move} ref={list} role="tablist">
					{tabs.map(({ name, row }) => (
						<SidebarTabButton
							id={id}
							isOpen={name === current.name}
							key={name}
							marks={marks[name]}
							name={name}
							onOpen={() => open(name)}
							row={row}
						/>
					))}
				</div>
			) : null}
			{tabs.map(({ name, row, index }) => (
				<SidebarPanel
					form={props}
					id={id}
					index={index}
					isOpen={name === current.name}
					key={name}
					name={name}
					onMark={setMarks}
					row={row}
				/>
			))}
		</div>
	);
}
