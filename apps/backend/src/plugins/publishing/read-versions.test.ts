import { expect, it } from 'vitest';
import { predecessorOf, toListedVersions } from './read-versions.ts';

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
	toListedVersions(versions, hasPublished, () => []).map(({ by, state }) => [by, state]);

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

it('compares drafts with drafts and publications with publications', () => {
	const danish = { ...version(5, 'published', 'Paul'), publishedLocale: 'da' };
	const snapshot = { ...version(6, 'draft', null), snapshot: true };
	const all = [version(7, 'draft', 'Anna'), snapshot, danish, ...versions];
	const before = all.map((one) => [one.id, predecessorOf(all, one)?.id]);
	expect(before).toEqual([
		[7, 6],
		[6, 4],
		[5, 3],
		[4, 3],
		[3, 1],
		[2, 1],
		[1, undefined],
	]);
	const listed = toListedVersions(all, true, () => []);
	expect(listed.filter(({ changes }) => changes === null).map(({ id }) => id)).toEqual([1]);
	expect(listed.map(({ id, publishedIn }) => [id, publishedIn]).slice(0, 3)).toEqual([
		[7, null],
		[5, 'da'],
		[4, null],
	]);
});
