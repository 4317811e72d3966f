import type { AdminViewConfig, Payload } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import { add, cleanups, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { deleteUnusedContents } from '../releases/api.ts';
import { fixedByPlans } from './change-plans.ts';
import { scheduleEndpoints } from './endpoints.ts';
import { notifyPlannerTask } from './failures/notify-planner.ts';
import { publishTask } from './publish-task.ts';
import { storedPlans } from './stored-plans.ts';

/** The tasks in the job queue. */
const scheduleTasks = [publishTask, notifyPlannerTask];

const Component = '/plugins/scheduled-publishing/planned/planned-view.tsx#PlannedView';

/** The list at `/admin/planned`, also at the address of the former calendar. */
const scheduleViews: Record<string, AdminViewConfig> = {
	planned: { path: '/planned', exact: true, Component },
	calendar: { path: '/calendar', exact: true, Component },
};

/** Deletes the stored versions of plans that were executed or removed. */
const deleteContents = (payload: Payload) =>
	deleteUnusedContents(payload, fixedByPlans, async () =>
		(await storedPlans(payload)).flatMap(({ plan: { fixed } }) => fixed ?? []),
	);

/** Publishing and unpublishing at a planned time: a button beside the form, and a list. */
export const scheduledPublishing = (entities: Entities): Plugin =>
	inOrder(
		addControl(
			entities,
			'/plugins/scheduled-publishing/screens/schedule-button.tsx#ScheduleButton',
		),
		add({
			endpoints: scheduleEndpoints,
			tasks: scheduleTasks,
			views: scheduleViews,
			beforeNavLinks: ['/plugins/scheduled-publishing/planned/planned-link.tsx#PlannedLink'],
		}),
		cleanups.add(deleteContents),
	);
