import { join } from 'node:path';
import { root } from '../programs.ts';

/** Folders with the backend's configuration: collections, fields, hooks, migrations, and code shared with the site. */
export const configurationFolders = [
	join(root, 'apps/backend/src'),
	join(root, 'packages/contracts'),
];

/** True if a change of the file requires a restart of the backend. Routes and screens are reloaded without one. */
export const isConfiguration = (file: string): boolean =>
	/\.(ts|graphql)$/.test(file) && !/\.test\.ts$/.test(file) && !/^(app|seed\/content)\//.test(file);
