import { table } from './rights-table.ts';

/** All operations of editors on a document, with their effects on the draft and for visitors. The model test uses the same list. */
export const operations = {
	write: {
		name: 'Write, with or without a pause, also in several documents',
		draft: 'changes in the language that is written; shared fields change for all',
		visitors: 'nothing',
	},
	publish: {
		name: '_Publish_, also for several documents',
		draft: 'nothing',
		visitors: 'see the draft of the languages that are named, and shared fields',
	},
	unpublish: {
		name: '_Unpublish_, also for several documents',
		draft: 'nothing',
		visitors: 'no longer see the languages that are named',
	},
	discard: {
		name: '_Discard draft_',
		draft: 'becomes what visitors see of the language; the discarded text stays as a version',
		visitors: 'nothing',
	},
	restore: {
		name: '_Restore_ a version',
		draft: 'becomes the version in the languages that are named, and in shared fields if chosen',
		visitors: 'nothing',
	},
	copy: {
		name: '_Copy from_ another language, machine translation, side by side',
		draft: 'changes in the language that is written',
		visitors: 'nothing',
	},
	release: {
		name: '_Publish all_ of a release',
		draft: 'nothing',
		visitors: "see the release's languages of each of its documents, as they were added",
	},
	approve: {
		name: '_Approve and publish_ in a review',
		draft: 'nothing',
		visitors: 'see the language; it is refused if the draft was changed since the form showed it',
	},
	schedule: {
		name: 'A plan, at its time',
		draft: 'nothing',
		visitors: 'see the draft as it was planned, or no longer see it, in the language or all',
	},
	trash: {
		name: 'Put into the trash',
		draft: 'nothing',
		visitors: 'no longer see any language',
	},
	untrash: {
		name: 'Restore from the trash',
		draft: 'nothing',
		visitors: 'nothing: it comes back as a draft in every language',
	},
	duplicate: {
		name: 'Duplicate',
		draft: 'the copy has the draft of every language',
		visitors: 'nothing: the copy is a draft',
	},
} as const satisfies Record<string, { name: string; draft: string; visitors: string }>;
export type Operation = keyof typeof operations;

const begin = '<!-- operations: written by `npm run generate -w apps/backend` -->';
const end = '<!-- end of operations -->';

/** The guide with an updated table of operations. */
export function withOperations(guide: string): string {
	const rows = Object.values(operations).map(({ name, draft, visitors }) => [
		name,
		draft,
		visitors,
	]);
	const lines = table(['operation', 'the draft', 'visitors'], rows);
	const [before = '', rest = ''] = guide.split(begin);
	const [, after = ''] = rest.split(end);
	return `${before}${begin}\n\n${lines}\n\n${end}${after}`;
}
