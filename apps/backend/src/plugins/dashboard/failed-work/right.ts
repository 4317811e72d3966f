import type { Payload } from 'payload';
import { failedTasks } from '../../../access/failed-tasks.ts';
import { hasRightForAll } from '../../../access/person.ts';
import type { Action, Entity } from '../../../access/rights.ts';
import { planTask } from '../../scheduled-publishing/api.ts';

type Person = Parameters<typeof hasRightForAll>[0];

/** True if a person may see, retry and dismiss failed jobs of a task. False for planned publishing, which has its own rule. */
export function canChangeFailed({ config }: Payload, person: Person, task: string): boolean {
	const pluginTask = failedTasks.read(config).find((failedTask) => failedTask.task === task);
	const right: readonly [Entity, Action] = pluginTask?.right ?? ['pages', 'publish'];
	return task !== planTask && hasRightForAll(person, ...right);
}
