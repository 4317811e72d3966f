// What the rest of the backend may import of this plugin.
export {
	type DashboardLine,
	type DashboardList,
	dashboardLists,
	type LineContext,
} from './dashboard-lists.ts';
