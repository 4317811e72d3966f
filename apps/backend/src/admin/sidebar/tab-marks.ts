'use client';
import { createContext, use, useEffect, useId } from 'react';
import type { SidebarTab } from './in-sidebar.ts';

/** The pending items of a panel. */
export interface TabMark {
	count: number;
	/** Read by screen readers, such as "Outdated: 2". */
	text: string;
}

/** The marks of a tab, by the panels that set them. */
export type PanelMarks = Readonly<Record<string, TabMark | null>>;

export type Marks = Readonly<Partial<Record<SidebarTab, PanelMarks>>>;

/** Sets the mark of a panel in its tab; does nothing outside tabs. */
export const SetTabMark = createContext<(panel: string, mark: TabMark | null) => void>(
	() => undefined,
);

/** Marks the tab of the panel while the panel has pending items. */
export function useTabMark(count: number, text: string): void {
	const setMark = use(SetTabMark);
	const panel = useId();
	useEffect(() => {
		if (count === 0) return;
		setMark(panel, { count, text });
		return () => setMark(panel, null);
	}, [setMark, panel, count, text]);
}
