import type { SharedGlobal, TextCollection } from '../../content/entities.ts';
import { addHooks, changeEntities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { documentHooks } from './document-hooks.ts';
import { globalHooks } from './global-hooks.ts';
import { jobs } from './jobs.ts';

interface Options {
	collections: readonly TextCollection[];
	globals: readonly SharedGlobal[];
}

/** Revalidates caches and sites when documents change. The job queue notifies the sites; other plugins add their own tasks to it. */
export const revalidation = ({ collections, globals }: Options): Plugin =>
	inOrder(
		...collections.map((slug) =>
			changeEntities(
				{ collections: [slug] },
				{ collection: (each) => addHooks(each, { last: documentHooks(slug) }) },
			),
		),
		...globals.map((slug) =>
			changeEntities(
				{ globals: [slug] },
				{ global: (each) => addHooks(each, { last: globalHooks(slug) }) },
			),
		),
		(config) => ({
			...config,
			jobs: { ...jobs, tasks: [...jobs.tasks, ...(config.jobs?.tasks ?? [])] },
		}),
	);
