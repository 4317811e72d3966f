import { setupScreen } from '../../platform/database/setup-state.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { dashboardLists } from '../dashboard/api.ts';
import { setupEndpoints } from './endpoints.ts';
import type { ImportStart } from './execute-setup.ts';
import { listLaunchItems } from './launch-list.ts';

interface SetupOptions {
	importStart: ImportStart;
}

const Component = '/plugins/setup/screens/setup-view.tsx#SetupView';

/** The setup of a new site: its endpoints, its screen and the launch list on the dashboard. */
export const setup = ({ importStart }: SetupOptions): Plugin =>
	inOrder(
		add({
			endpoints: setupEndpoints(importStart),
			views: { setup: { path: setupScreen, Component } },
		}),
		dashboardLists.add(listLaunchItems),
	);
