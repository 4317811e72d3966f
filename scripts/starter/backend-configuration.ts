import { join } from 'node:path';
import { root } from './programs.ts';

/** Where the backend's configuration is written: collections, fields, hooks, migrations, and what it shares with the site. */
export const configurationFolders = [
	join(root, 'apps/backend/src'),
	join(root, 'packages/contracts'),
];

/**
 * Whether a running backend must start again when this file of the folders above changes. Routes and screens are replaced while it runs;
 * tests are no part of it.
 */
export const isConfiguration = (file: string): boolean =>
	/\.(ts|graphql)$/.test(file) && !/\.test\.ts$/.test(file) && !/^(app|seed\/content)\//.test(file);
