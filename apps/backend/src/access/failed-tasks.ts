import type { Payload } from 'payload';
import type { Words } from '../platform/i18n/words.ts';
import { contributions } from '../platform/plugin.ts';
import type { Action, Entity } from './rights.ts';

/** The subject of a failed task. Tasks of the same group are shown in one line, which links to their document if they share one. */
export interface TaskSubject {
	group: string;
	title: string;
	kind: Words;
	/** The reason in words; by default the message of the error. */
	reason?: (t: (text: Words) => string) => string;
	collection: string;
	document: number | null;
}

interface PluginTask {
	task: string;
	/** The right, by entity and action, to see and retry the failed task; it depends on the data of the task. */
	right: readonly [Entity, Action];
	/** The subjects of jobs by id, without jobs whose subject no longer exists. */
	describe?: (
		payload: Payload,
		jobs: readonly { id: number; input?: unknown; error?: unknown }[],
	) => Promise<Map<number, TaskSubject>>;
}

/** Tasks of plugins with their own rights or subjects. */
export const failedTasks = contributions<PluginTask>('failedTasks');
