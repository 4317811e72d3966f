import type { AdminViewConfig } from 'payload';
import { dashboardLists } from '../../documents/dashboard.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { listBrokenLinks } from './dashboard-list.ts';
import { linkReportEndpoints } from './endpoints.ts';
import { linkMailTask } from './mail/link-mail.ts';

/** The report of broken links at `/admin/broken-links`. */
const linkReportViews: Record<string, AdminViewConfig> = {
	brokenLinks: {
		path: '/broken-links',
		exact: true,
		Component: '/plugins/link-checker/screens/broken-links-view.tsx#BrokenLinksView',
	},
};

/** Reports broken links every week. */
export const linkChecker = (): Plugin =>
	inOrder(
		add({ endpoints: linkReportEndpoints, tasks: [linkMailTask], views: linkReportViews }),
		dashboardLists.add({ place: 'brokenLinks', read: listBrokenLinks }),
	);
