import type { Payload } from 'payload';
import type { Words } from '../platform/i18n/words.ts';
import { contributions } from '../platform/plugin.ts';
import type { Action, Entity } from './rights.ts';

/** What a failed task was about. Tasks of one group become one line, which leads to their document if it is the same. */
export interface TaskSubject {
	group: string;
	title: string;
	kind: Words;
	collection: string;
	document: number | null;
}

interface TaskOfPlugin {
	task: string;
	/** Whose data it holds decides who looks after it when it has failed: a right by entity and action. */
	right: readonly [Entity, Action];
	/** What jobs were about, by their number; those that are about nothing any more are left out. */
	describe?: (
		payload: Payload,
		jobs: readonly { id: number; input?: unknown }[],
	) => Promise<Map<number, TaskSubject>>;
}

/** Tasks of plugins that have rights or subjects of their own. */
export const failedTasks = contributions<TaskOfPlugin>('failedTasks');
