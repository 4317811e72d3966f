import type { Plugin } from '../../platform/plugin.ts';
import { jobs } from './jobs.ts';

/** Work that is stored and carried out: sites are told what has changed, and plugins add tasks of their own. */
export const revalidation = (): Plugin => (config) => ({
	...config,
	jobs: { ...jobs, tasks: [...jobs.tasks, ...(config.jobs?.tasks ?? [])] },
});
