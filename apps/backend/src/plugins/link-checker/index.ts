import { dashboardLists } from '../../documents/dashboard.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { listBrokenLinks } from './dashboard-list.ts';
import { linkReportEndpoints } from './endpoints.ts';
import { tellOfLinksTask } from './mail/tell-of-links.ts';
import { linkReportViews } from './screens/views.ts';

/** Links that lead nowhere, reported every week. */
export const linkChecker = (): Plugin =>
	inOrder(
		add({ endpoints: linkReportEndpoints, tasks: [tellOfLinksTask], views: linkReportViews }),
		dashboardLists.add({ place: 'brokenLinks', read: listBrokenLinks }),
	);
