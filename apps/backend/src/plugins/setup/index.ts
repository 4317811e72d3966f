import type { Config } from 'payload';
import { setupScreen } from '../../platform/database/setup-state.ts';
import { setupEndpoints } from './endpoints.ts';
import type { ImportStart } from './execute-setup.ts';

interface SetupOptions {
	importStart: ImportStart;
}

/** The setup of a new site: its endpoints, its screen and the launch list. */
export const setup =
	({ importStart }: SetupOptions) =>
	(config: Config): Config => ({
		...config,
		endpoints: [...(config.endpoints ?? []), ...setupEndpoints(importStart)],
		admin: {
			...config.admin,
			components: {
				...config.admin?.components,
				beforeDashboard: [
					...(config.admin?.components?.beforeDashboard ?? []),
					'/plugins/setup/launch-list/launch-list.tsx#LaunchList',
				],
				views: {
					...config.admin?.components?.views,
					setup: {
						path: setupScreen,
						Component: '/plugins/setup/components/setup-view.tsx#SetupView',
					},
				},
			},
		},
	});
