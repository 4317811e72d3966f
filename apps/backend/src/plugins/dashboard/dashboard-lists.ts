import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { Words } from '../../platform/i18n/words.ts';
import { contributions } from '../../platform/plugin.ts';
import type { StateMark } from '../translations/api.ts';

/** The translations and the admin URL that dashboard lines need. */
export interface LineContext {
	payload: Payload;
	i18n: PayloadRequest['i18n'] | I18nClient;
	t: (text: Words) => string;
	admin: string;
}

/** A failed plan, or other failed jobs. */
export type FailedJobs = { plan: number | string } | { jobs: readonly number[] };

/** A line of a list on the dashboard. */
export interface DashboardLine {
	key: string;
	title: string;
	/** The URL of its screen; null if it has none. */
	href: string | null;
	/** A short text with the kind of document and the person. */
	about: string;
	/** ISO 8601. */
	time: string | null;
	states: readonly StateMark[];
	/** Why it failed. */
	reason: string | null;
	/** The failed work that can be retried: one plan, or jobs of another kind. */
	failed: FailedJobs | null;
}

/** A list on the dashboard. It is hidden if it has no lines. */
export interface DashboardList {
	title: string;
	lines: readonly DashboardLine[];
	/** A link to the whole list. */
	more?: { href: string; text: string };
}

interface PluginList {
	/** Reads at most `rows` lines for the signed-in person. */
	read: (context: LineContext, person: TypedUser, rows: number) => Promise<DashboardList>;
}

/** The lists that plugins add to the dashboard. */
export const dashboardLists = contributions<PluginList>('dashboardLists');
