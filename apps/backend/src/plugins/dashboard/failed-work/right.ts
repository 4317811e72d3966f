import { mayAll } from '../../../access/person.ts';
import type { Action, Entity } from '../../../access/rights.ts';
import { planTask } from '../../../documents/plans/plan.ts';
import { formMailTask } from '../../forms/mails/task.ts';

type Somebody = Parameters<typeof mayAll>[0];

/** Work that is not about what visitors see: whose data its mails hold decides who looks after it. */
const rights = new Map<string, readonly [Entity, Action]>([
	[formMailTask, ['form-submissions', 'read']],
	['sendLink', ['users', 'update']],
]);

/** Whether somebody may see that a task of this kind failed, try it again and dismiss it; planned publishing has its own rule. */
export const mayChangeFailed = (person: Somebody, task: string): boolean =>
	task !== planTask && mayAll(person, ...(rights.get(task) ?? ['pages', 'publish']));
