import { environment } from '../../platform/environment.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { failedWorkEndpoints } from './failed-work.ts';

const folder = '/plugins/dashboard';

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
						Icon: `${folder}/site-mark.tsx#SiteMark`,
						Logo: `${folder}/site-logo.tsx#SiteLogo`,
					},
				},
			},
		}),
		add({
			endpoints: failedWorkEndpoints,
			views: { dashboard: { Component: `${folder}/dashboard.tsx#Dashboard` } },
		}),
	);
