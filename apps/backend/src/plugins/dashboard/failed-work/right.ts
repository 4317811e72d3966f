import type { Payload } from 'payload';
import { failedTasks } from '../../../access/failed-tasks.ts';
import { mayAll } from '../../../access/person.ts';
import type { Action, Entity } from '../../../access/rights.ts';
import { planTask } from '../../../documents/plans/plan.ts';

type Somebody = Parameters<typeof mayAll>[0];

/** Whether somebody may see that a task of this kind failed, try it again and dismiss it; planned publishing has its own rule. */
export function mayChangeFailed({ config }: Payload, person: Somebody, task: string): boolean {
	const own = failedTasks.read(config).find((one) => one.task === task);
	const right: readonly [Entity, Action] = own?.right ?? ['pages', 'publish'];
	return task !== planTask && mayAll(person, ...right);
}
