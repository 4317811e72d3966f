// What the rest of the backend may import of this plugin.
export {
	deleteUnusedContents,
	type FixedContents,
	readFixedContents,
	storeFixedContents,
} from './fixed-contents.ts';
export { readMemberContents } from './member-contents.ts';
export { previewPaths, releaseOf, viewOf } from './preview-paths.ts';
export { publishRelease, releaseById } from './publish.ts';
export { readMembers } from './release-members.ts';
export { localesOf, stateOf } from './states.ts';
