import type { CollectionConfig } from 'payload';
import { contentGroup } from '../editing/groups.ts';
import { words } from '../editing/words.ts';
import { environment } from '../environment.ts';
import { mediaTypes } from '../media/media-types.ts';
import { notInTrash } from '../media/not-in-trash.ts';
import { agreeWithFile, prepareUpload } from '../media/prepare-upload.ts';
import { searchAltInAnyLanguage } from '../media/search-alt.ts';
import { missingFile } from '../payload-fixes/missing-file.ts';
import { plainHooks } from '../publishing/plain-hooks.ts';

const hooks = plainHooks('media', []);

/** Images, drawings, films, captions and animations, in a folder or an S3 bucket (decision 13). */
export const media: CollectionConfig = {
	slug: 'media',
	labels: { singular: words('File', 'Fil', 'Datei'), plural: words('Media', 'Medier', 'Medien') },
	admin: {
		group: contentGroup,
		useAsTitle: 'filename',
		listSearchableFields: ['filename', 'alt'],
		defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
		components: { beforeListTable: ['/usage/screens/unused-media.tsx#UnusedMedia'] },
	},
	trash: true,
	upload: {
		staticDir: environment.MEDIA_DIR,
		handlers: [missingFile, notInTrash],
		focalPoint: true,
		mimeTypes: mediaTypes,
		// Files come from the editor's own computer; the server fetches none.
		pasteURL: false,
	},
	hooks: {
		...hooks,
		beforeOperation: [prepareUpload, searchAltInAnyLanguage],
		beforeChange: [agreeWithFile],
	},
	fields: [
		{
			name: 'sizeAdvice',
			type: 'ui',
			admin: {
				disableListColumn: true,
				components: { Field: '/media/size-advice-panel.tsx#SizeAdvicePanel' },
			},
		},
		{
			name: 'alt',
			type: 'text',
			localized: true,
			label: words('What it shows', 'Hvad den viser', 'Was sie zeigt'),
			admin: {
				description: words(
					'Read aloud to people who cannot see the image. Empty for pure decoration.',
					'Læses højt for dem, der ikke kan se billedet. Tom, hvis det kun er pynt.',
					'Wird Menschen vorgelesen, die das Bild nicht sehen. Leer, wenn es nur Schmuck ist.',
				),
			},
		},
		{ name: 'key', type: 'text', index: true, admin: { hidden: true } },
		{
			name: 'color',
			type: 'text',
			admin: { readOnly: true, position: 'sidebar' },
			label: words('Main color', 'Hovedfarve', 'Hauptfarbe'),
		},
		{ name: 'pixelWidth', type: 'number', admin: { hidden: true } },
		{ name: 'pixelHeight', type: 'number', admin: { hidden: true } },
	],
};
