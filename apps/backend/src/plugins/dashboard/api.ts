// What the rest of the backend may import of this plugin.
export { type DashboardLine, dashboardLists, type ReadDashboardList } from './dashboard-lists.ts';
