import type { PayloadRequest, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import type { Words } from '../../platform/i18n/words.ts';
import { contributions } from '../../platform/plugin.ts';
import type { StateMark } from '../translations/api.ts';

/** What the lists of the dashboard are read with. */
export interface DashboardContext {
	/** The request of the signed-in person. */
	req: PayloadRequest;
	person: TypedUser;
	t: (text: Words) => string;
	/** The URL of the admin. */
	admin: string;
	/** The most lines of a list. */
	rows: number;
}

/** A button of a line, and the POST request to the REST API that it sends. */
export interface LineAction {
	label: string;
	path: string;
	body: object;
	/** The notice after the request. */
	done?: string;
}

/** A line of a list on the dashboard. */
export interface DashboardLine {
	key: string;
	title: string;
	/** The URL of its screen. */
	href?: string | null;
	/** A short text, such as the kind of document and the person. */
	about: ReactNode;
	/** ISO 8601. */
	time?: string | null;
	states?: readonly StateMark[];
	/** Why it failed. */
	reason?: string | null;
	actions?: readonly LineAction[] | null;
}

/** A list on the dashboard. It is hidden if it has neither lines nor a text in their place. */
export interface DashboardList {
	title: string;
	lines: readonly DashboardLine[];
	/** The text if there are no lines. */
	empty?: string;
	isAlarming?: boolean;
	/** A link to the whole list. */
	more?: { href: string; text: string };
}

export type ReadDashboardList = (context: DashboardContext) => Promise<DashboardList>;

/** The lists that plugins add to the dashboard. */
export const dashboardLists = contributions<ReadDashboardList>('dashboardLists');
