import type { CollectionConfig, GeneratePreviewURL } from 'payload';
import { expect, it } from 'vitest';
import { previewUnlessTrashed } from './index.ts';

type Options = Parameters<GeneratePreviewURL>[1];

const collection = (preview?: GeneratePreviewURL): CollectionConfig => ({
	slug: 'pages',
	fields: [],
	...(preview && { admin: { preview } }),
});

it('returns no preview URL for a document in the trash', () => {
	const preview = previewUnlessTrashed(collection(({ slug }) => `/preview/${slug}`)).admin?.preview;
	const options = { locale: 'en' } as Options;
	expect(preview?.({ slug: 'about', deletedAt: null }, options)).toBe('/preview/about');
	expect(preview?.({ slug: 'about', deletedAt: '2026-11-23T12:00:00.000Z' }, options)).toBeNull();
});

it('does not change a collection without a preview', () => {
	expect(previewUnlessTrashed(collection())).toEqual(collection());
});
