import type { AdminViewConfig } from 'payload';
import { addControl } from '../../platform/admin/form-parts.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { scheduleEndpoints } from './endpoints.ts';
import { tellPlannerTask } from './failure-mail/tell-planner.ts';
import { publishTask } from './publish-task.ts';

/** What the queue does of planned publishing. */
const scheduleTasks = [publishTask, tellPlannerTask];

/** The calendar in the editors' interface, at `/admin/calendar`. */
const scheduleViews: Record<string, AdminViewConfig> = {
	calendar: {
		path: '/calendar',
		exact: true,
		Component: '/plugins/scheduled-publishing/calendar/calendar-view.tsx#CalendarView',
	},
};

/** Publishing and unpublishing at a time: a button beside the form, and the calendar. */
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
			beforeNavLinks: ['/plugins/scheduled-publishing/calendar/calendar-link.tsx#CalendarLink'],
		}),
	);
