import { join } from 'node:path';
import { root } from '../programs.ts';

/** Where the backend's configuration is written: collections, fields, hooks, migrations, and what it shares with the site. */
export const configurationFolders = [
	join(root, 'apps/backend/src'),
	join(root, 'packages/contracts'),
];

/** Whether the backend must start again when this file changes; routes and screens are replaced while it runs. */
export const isConfiguration = (file: string): boolean =>
	/\.(ts|graphql)$/.test(file) && !/\.test\.ts$/.test(file) && !/^(app|seed\/content)\//.test(file);
