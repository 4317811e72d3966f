import { fileTag } from '@website/contracts/file-tag';
import { expect, it } from 'vitest';
import type { Media } from '../../payload-types.ts';
import { staleTags } from './file-hooks.ts';

const file: Media = {
	id: 7,
	filename: 'a.png',
	url: '/api/media/file/a.png',
	mimeType: 'image/png',
	alt: 'A boat',
	updatedAt: '2026-01-01T00:00:00.000Z',
	createdAt: '2026-01-01T00:00:00.000Z',
};
const ownTag = fileTag('a.png');

it.each([
	['was moved to a folder and tagged', { folder: 3, tags: [1], updatedAt: 'later' }, []],
	['has another alternative text', { alt: 'A ship' }, ['media:7']],
	['has another focal point', { focalX: 10 }, ['media:7']],
	['has other bytes', { revision: 1 }, ['media:7', ownTag]],
	['has another name', { filename: 'a.jpg' }, ['media:7', ownTag, fileTag('a.jpg')]],
	['was moved to the trash', { deletedAt: '2026-01-02T00:00:00.000Z' }, ['media:7', ownTag]],
])('returns the stale tags if a file %s', (_case, change, tags) => {
	expect(staleTags({ ...file, ...change }, file)).toEqual(tags);
});

it('returns the tag of a new file', () => {
	expect(staleTags(file, undefined)).toEqual(['media:7']);
});
