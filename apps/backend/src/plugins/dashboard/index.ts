import { environment } from '../../platform/environment.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { failedWorkEndpoints } from './failed-work/endpoints.ts';

/** The admin's dashboard, its logo and its icon. */
export const dashboard = (): Plugin =>
	inOrder(
		(config) => ({
			...config,
			admin: {
				...config.admin,
				meta: {
					titleSuffix: `· ${new URL(environment.SITE_URL).host}`,
					icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }],
				},
				components: {
					...config.admin?.components,
					graphics: {
						Icon: '/plugins/dashboard/site-mark.tsx#SiteMark',
						Logo: '/plugins/dashboard/site-logo.tsx#SiteLogo',
					},
					views: {
						...config.admin?.components?.views,
						dashboard: { Component: '/plugins/dashboard/dashboard.tsx#Dashboard' },
					},
				},
			},
		}),
		add({ endpoints: failedWorkEndpoints }),
	);
