import { addControl } from '../../platform/admin/form-parts.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { scheduleViews } from './calendar/views.ts';
import { scheduleEndpoints } from './endpoints.ts';
import { scheduleTasks } from './tasks.ts';

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
