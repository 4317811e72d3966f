import { expect, it } from 'vitest';
import { toListedVersions } from './read-versions.ts';

const version = (id: number, _status: string, changedBy: string | null) => ({
	id,
	updatedAt: `2026-01-0${id}T00:00:00.000Z`,
	version: { _status, changedBy },
});
const versions = [
	version(4, 'draft', 'Petra'),
	version(3, 'published', 'Paul'),
	version(2, 'draft', 'Anna'),
	version(1, 'published', null),
];
const statesOf = (hasPublished: boolean) =>
	toListedVersions(versions, hasPublished).map(({ by, state }) => [by, state]);

it('returns the author and state of each version', () => {
	expect(statesOf(true)).toEqual([
		['Petra', 'currentDraft'],
		['Paul', 'currentlyPublished'],
		['Anna', 'draft'],
		[null, 'previouslyPublished'],
	]);
});

it('marks no version of an unpublished document as currently published', () => {
	expect(statesOf(false).map(([, state]) => state)).toEqual([
		'currentDraft',
		'previouslyPublished',
		'draft',
		'previouslyPublished',
	]);
});
