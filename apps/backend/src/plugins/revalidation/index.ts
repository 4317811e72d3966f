import type { Plugin } from '../../platform/plugin.ts';
import { jobs } from './jobs.ts';

/** The job queue: it notifies sites of changed content. Other plugins add their own tasks. */
export const revalidation = (): Plugin => (config) => ({
	...config,
	jobs: { ...jobs, tasks: [...jobs.tasks, ...(config.jobs?.tasks ?? [])] },
});
