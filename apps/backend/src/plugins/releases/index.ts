import type { AdminViewConfig } from 'payload';
import { addControl, addFields } from '../../admin/form-parts.ts';
import { notTrashed } from '../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../admin/sidebar/in-sidebar.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { releases as releaseCollection, releaseMembers } from './collection.ts';
import { notifyPlannerTask } from './failure-mail.ts';
import { publishTask } from './publish-task.ts';

interface Options extends Entities {
	/** A component below the documents of an unpublished release. */
	below: string;
}

const folder = '/plugins/releases';
const Component = `${folder}/planned-view.tsx#PlannedView`;

/** The list at `/admin/planned`, also at the address of the former calendar. */
const views: Record<string, AdminViewConfig> = {
	planned: { path: '/planned', exact: true, Component },
	calendar: { path: '/calendar', exact: true, Component },
};

/** Releases: drafts that are previewed and published together, at once or at a time; a panel and a button beside forms, and a list. */
export const releases = ({ below, ...entities }: Options): Plugin =>
	inOrder(
		addFields(
			entities,
			inSidebar('publish', {
				name: 'inReleases',
				type: 'ui',
				admin: {
					condition: notTrashed,
					components: { Field: `${folder}/document-releases.tsx#DocumentReleases` },
				},
			}),
		),
		add({
			collections: [releaseCollection(below), releaseMembers],
			tasks: [publishTask, notifyPlannerTask],
			views,
			beforeNavLinks: [`${folder}/planned-link.tsx#PlannedLink`],
		}),
		addControl(
			{ ...entities, collections: [...(entities.collections ?? []), 'releases'] },
			`${folder}/schedule-button.tsx#ScheduleButton`,
		),
	);
