import type { AdminViewConfig } from 'payload';

/** The calendar in the editors' interface, at `/admin/calendar`. */
export const scheduleViews: Record<string, AdminViewConfig> = {
	calendar: {
		path: '/calendar',
		exact: true,
		Component: '/plugins/scheduled-publishing/calendar/calendar-view.tsx#CalendarView',
	},
};
