import { tellPlannerTask } from './failure-mail/tell-planner.ts';
import { publishTask } from './publish-task.ts';

/** What the queue does of planned publishing. */
export const scheduleTasks = [publishTask, tellPlannerTask];
