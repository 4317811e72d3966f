import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { Words } from '../platform/i18n/words.ts';
import { contributions } from '../platform/plugin.ts';
import type { ShownState } from './translation-states/load-states.ts';

/** What lines are said with: words in the interface's language and the address of the interface. */
export interface Said {
	payload: Payload;
	i18n: PayloadRequest['i18n'] | I18nClient;
	t: (text: Words) => string;
	admin: string;
}

/** Planned publishing that failed, or other jobs. */
export type Failed = { plan: number | string } | { jobs: readonly number[] };

/** A line of a list on the dashboard. */
export interface Line {
	key: string;
	title: string;
	/** Where it leads; null for what has no screen. */
	href: string | null;
	/** What kind of document, who, in one short text. */
	about: string;
	/** ISO 8601. */
	time: string | null;
	states: readonly ShownState[];
	/** Why it failed. */
	reason: string | null;
	/** What failed and may be tried again: one plan, or jobs of another kind. */
	failed: Failed | null;
}

/** A list on the dashboard; without lines it is not shown. */
export interface DashboardList {
	title: string;
	lines: readonly Line[];
	/** Where there is more to see. */
	more?: { href: string; text: string };
}

interface ListOfPlugin {
	/** Where on the dashboard it stands. */
	place: 'reviews' | 'brokenLinks';
	/** Reads at most `rows` lines for whoever looks. */
	read: (context: Said, person: TypedUser, rows: number) => Promise<DashboardList>;
}

/** The lists that plugins add to the dashboard. */
export const dashboardLists = contributions<ListOfPlugin>('dashboardLists');
