// What the rest of the backend may import of this plugin.
export { deletePlans } from './delete-plans.ts';
export { type Reason, reasonWords } from './failures/reasons.ts';
export { planTask } from './plan.ts';
export { type PlannedEntry, readPlanned } from './read-planned.ts';
export { rejectSchedulePublish } from './reject-schedule-publish.ts';
export { planWords } from './screens/words.ts';
export { plansOf } from './stored-plans.ts';
export { storedTitle } from './titles.ts';
