import type { AdminViewConfig } from 'payload';

/** The report of broken links in the editors' interface, at `/admin/broken-links`. */
export const linkReportViews: Record<string, AdminViewConfig> = {
	brokenLinks: {
		path: '/broken-links',
		exact: true,
		Component: '/plugins/link-checker/screens/broken-links-view.tsx#BrokenLinksView',
	},
};
