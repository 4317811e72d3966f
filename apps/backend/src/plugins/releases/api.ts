// What the rest of the backend may import of this plugin.
export { reasonWords } from './failure.ts';
export { previewPaths, releaseOf, viewOf } from './preview-paths.ts';
export { type PlannedEntry, readPlanned } from './read-planned.ts';
export { releaseWords } from './release-words.ts';
export { deletePlans, readScheduled, rejectSchedulePublish } from './schedule.ts';
